// What a game calls its settings, boards and computer players. Where there are no words for something, its own name must do:
// a game that somebody adds can be played before anybody has translated it.

import { known } from "./i18n.svelte.ts";

export const gameName = (game: string): string => known(`game-${game}`) ?? game;
export const settingName = (setting: string): string => known(`setting-${setting}`) ?? setting;
export const choiceName = (setting: string, choice: string): string => known(`setting-${setting}-${choice}`) ?? choice;
export const boardName = (board: string): string => known(`island-${board}`) ?? board;
export const botName = (bot: string): string => known(`bot-${bot}`) ?? bot;

/** Says more about a choice, where there is more to say. */
export const choiceHelp = (setting: string, choice: string): string | undefined => known(`setting-${setting}-${choice}-help`);
export const botHelp = (bot: string): string | undefined => known(`bot-${bot}-help`);
