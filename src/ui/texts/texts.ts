/**
 * The shell's catalogue as a value: hosts carry one, the stage hands it on, components ask for it here. English sets the
 * shape, so a language that lacks an entry does not compile.
 */
import { createContext, useContext } from 'react';
import { en } from './en.js';

export type Texts = typeof en;

export const TextsContext = createContext<Texts>(en);

export const useTexts = (): Texts => useContext(TextsContext);
