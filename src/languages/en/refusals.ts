/** Why something cannot be done, for everything that can be refused outside of a game's own rules; and how games were dealt. */
import type { Facts } from '../../engine/types.js';
import { named } from '../../text/named.js';

type Say = (f: Facts) => string;

/** A word that is nearly what was typed. */
const meant = (near: Facts[string] | undefined): string => (near ? ` Did you mean ${near}?` : '');

/** What guests of a kiosk cannot do. */
const KIOSK: Readonly<Record<string, string>> = {
  programs: 'Starting programs',
  elsewhere: 'Saving in another folder',
  import: 'Importing files',
  export: 'Writing to a path',
  host: 'Opening tables to others',
  path: 'Naming a path',
  resume: 'Keeping results in a file',
  folder: 'Changing the folder of the saves',
};

/** Places in a save that have a name instead of a path. */
const PLACES: Readonly<Record<string, string>> = {
  file: 'its outermost level',
  nesting: 'a place that is nested too deep',
  number: 'one of its numbers',
};

const sentences = {
  // the table
  seats: (f) => `This game takes ${f['allowed']} players, not ${f['seats']}.`,
  'options-shape': () => 'Options must be given as names with values.',
  'option-unknown': (f) =>
    f['allowed'] === ''
      ? `There is no option ${f['option']}: this game has none.`
      : `There is no option ${f['option']}. The options are: ${f['allowed']}.`,
  'option-value': (f) => `Option ${f['option']} cannot be ${f['value'] || 'empty'}. Choose from: ${f['allowed']}.`,
  'option-number': (f) =>
    `Option ${f['option']} cannot be ${f['value'] || 'empty'}. It can be a whole number from ${f['least']} to ${f['most']}.`,
  'option-number-none': (f) =>
    `Option ${f['option']} cannot be ${f['value'] || 'empty'}. It can be a whole number from ${f['least']} to ${f['most']}, or none.`,
  'option-form': (f) => `An option is set as name=value${f['text'] === '' ? '' : `, not ${f['text']}`}.`,
  'game-unknown': (f) => `There is no game called ${f['game']}.${meant(f['near'])} The games are: ${f['games']}.`,
  'game-missing': (f) => `Say which game. The games are: ${f['games']}.`,
  'name-empty': (f) => `Seat ${f['seat']} has no name.`,
  'name-long': (f) => `The name of seat ${f['seat']} takes ${f['columns']} columns; there is room for ${f['most']}.`,
  'name-signs': (f) => `The name of seat ${f['seat']} has characters that not every terminal can show.`,
  'name-twice': (f) => `Two seats are called ${f['name']}. Give each its own name.`,
  'bot-unknown': (f) => `There is no bot called ${f['bot']}.${meant(f['near'])} The bots are: ${f['bots']}.`,
  seed: (f) => `A seed has 1 to ${f['most']} letters, digits, spaces, dots or dashes.`,
  'undo-policy': (f) => `Undo can be ${f['allowed']}, not ${f['value']}.`,
  // playing
  over: () => 'The game is over.',
  'not-offered': (f) => `${f['id']} is not possible now.`,
  'out-of-range': (f) =>
    f['n'] === '' ? `${f['id']} needs an amount.` : `${f['n']} is not a possible amount for ${f['id']}.`,
  'rule-crash': (f) =>
    f['kept'] === ''
      ? `A rule of this game failed at ${f['answer']}. The position is as it was before. Please report it.`
      : `A rule of this game failed at ${f['answer']}. The position is as it was before, and is kept as ${f['kept']} for a report.`,
  // saves
  'save-huge': (f) => `The file is too large to be a save (${f['bytes']} bytes; saves have at most ${f['most']}).`,
  'save-empty': () => 'The file is empty.',
  'save-not-json': () => 'The file is not a complete save: it was cut off, or it is something else.',
  'save-foreign': () => 'The file is not a save of this program.',
  'save-newer': (f) =>
    `The save was written by a newer program (file version ${f['version']}; this one knows ${f['known']}).`,
  'save-newer-rules': (f) =>
    `The save follows newer rules of its game (number ${f['rules']}; this program knows ${f['known']}).`,
  'save-shape': (f) => `The save is damaged at ${named(PLACES, f['where'])}.`,
  'save-changed': () => 'The save was changed outside of this program, or it is damaged.',
  'save-broken': () => 'The save holds a position that is not possible in its game.',
  'save-locked': (f) =>
    f['life'] === 'unknown'
      ? `The save is open in another program (process ${f['pid']} on ${f['host']}), which cannot be asked from here. If that program is gone: hotseat saves unlock ${f['name']}.`
      : `The save is open in another program (process ${f['pid']} on ${f['host']}).`,
  'save-closed': (f) => `${f['name']} is closed: nothing more is written to it.`,
  'save-foreign-kept': (f) => `${f['name']} was changed by another program. What it wrote is kept as ${f['kept']}.`,
  'lock-lost': (f) =>
    `Not saved: another program (process ${f['pid']} on ${f['host']}) has opened ${f['name']} in the meantime.`,
  'lock-odd': (f) => `${f['file']} is not a lock of this program. Remove it with: hotseat saves unlock ${f['name']}.`,
  'lock-none': (f) => `${f['name']} is not locked.`,
  'answers-lost': (f) => `${f['name']} is saved up to move ${f['answers']}; everything after that is lost.`,
  'answers-unsaved': (f) =>
    `${f['name']} is saved up to move ${f['answers']}. "save FOLDER" saves it elsewhere; "quit" once more leaves and loses the rest.`,
  'backup-trouble': (f) => `The game is saved, but not its backup: ${f['where']} refused (${f['code']}).`,
  'save-name': (f) => `${f['name']} cannot be the name of a save: use letters, digits, spaces, dots and dashes.`,
  'save-missing': (f) => `There is no save called ${f['name']}.${meant(f['near'])}`,
  'save-none': (f) => `There are no saves in ${f['folder']} yet.`,
  'save-exists': (f) => `There is already a save called ${f['name']}.`,
  'save-not-a-file': (f) => `${f['name']} is not a file.`,
  'save-programs': (f) =>
    `Seat ${f['seat']} of this save is played by a program (${f['command']}). Add --programs to let it run.`,
  'save-game': (f) => `This program does not have the game of this save: ${f['game']}.`,
  'import-foreign': (f) => `${f['name']} is neither a save nor a game in a notation that one of the games can read.`,
  'import-row': (f) => `Row ${f['row']} is illegal in this game: ${f['found']}.`,
  'export-ledger': (f) => `${f['game']} has no ledger notation of its own. Use json, text or markdown.`,
  'disk-full': (f) => `The disk is full: nothing could be written in ${f['where']}.`,
  'disk-quota': (f) => `Your share of the disk is used up: nothing could be written in ${f['where']}.`,
  'disk-denied': (f) => `${f['where']} cannot be read or written by this user.`,
  'disk-read-only': (f) => `The disk is read-only: nothing could be written in ${f['where']}.`,
  'disk-broken': (f) => `The disk failed at ${f['where']} (${f['code']}).`,
  'disk-gone': (f) => `The network folder ${f['where']} does not answer (${f['code']}).`,
  'disk-nowhere': (f) => `There is no ${f['where']}, and it could not be made.`,
  'disk-busy': (f) => `${f['where']} is in use by another program (${f['code']}).`,
  'disk-across': (f) => `${f['where']} lies on two disks: a save must be written and renamed on one (${f['code']}).`,
  'disk-in-the-way': (f) => `${f['where']} is in the way: it is not what should be there.`,
  'disk-handles': (f) => `Too many files are open: ${f['where']} could not be opened (${f['code']}).`,
  'disk-trouble': (f) => `The disk refused ${f['where']} (${f['code']}).`,
  'room-saves': (f) => `There are ${f['most']} saves here, and no room for more. Delete one first.`,
  'room-bytes': (f) => `The saves here take ${f['most']} MB, and there is no room for more. Delete some first.`,
  // several screens at one table
  'chairs-late': (f) => `That came too late: the table has gone on from move ${f['at']} to ${f['now']}.`,
  'chairs-turn': (f) => `It is ${f['name']}'s turn.`,
  'chairs-undo': (f) =>
    f['why'] === 'start'
      ? 'This is the start of the game.'
      : f['why'] === 'chance'
        ? 'Chance has decided, or a secret was shown: that cannot be taken back.'
        : 'Another player has moved: that cannot be taken back.',
  'chairs-no-asking': () => 'Nobody has asked you to let them take a move back.',
  'chairs-declined': (f) => `${f['name']} would rather not take that back.`,
  'chairs-asked': () => 'Others have moved since. They are asked whether you may take that back.',
  'chairs-order': (f) => `There is no standing order ${f['order']} that can be set to ${f['value']}.`,
  'chairs-pass': (f) => `That is not the pass of ${f['name']}'s seat.`,
  'chairs-many': () => 'No more people can watch this table.',
  'chairs-seat': (f) => `There is no seat ${f['seat']} at this table.`,
  'chairs-no-seat': (f) => `Nobody called ${f['seat']} sits at this table. The seats are: ${f['seats']}.`,
  'chairs-bot': (f) => `${f['name']} is played by a bot.`,
  'chairs-owner': () => 'Only the host of the table can do that.',
  'chairs-unsaved': (f) =>
    `${f['cause']} ${f['name']} is saved up to move ${f['answers']}, so the table stays open. Make room and close it again, or keep the game in another folder: hotseat host ${f['name']} --stop --to FOLDER`,
  'chairs-unseated': () => 'Only somebody who sits at the table can do that.',
  'chairs-long': () => 'The line is too long.',
  'chairs-json': () => 'The line is not JSON.',
  'chairs-request': () => 'The table does not take this request here.',
  'chairs-failed': () => 'The table failed at this request; the game is as it was.',
  'chairs-said': (f) => `${f['text']}`,
  'chairs-away': () => 'The connection to the table is lost. Trying again.',
  'chairs-waiting': () => 'Your last move is still on its way.',
  'chairs-no-world': () => 'This can be tried when it is your turn.',
  'chairs-no-seed': () => 'A game with chance can be taken over once it has ended.',
  'chairs-other-table': () => 'There is another table now where this one was.',
  'chairs-rules': (f) => `The table follows the rules of hotseat ${f['version']}, which differ from those here.`,
  'chairs-protocol': () => 'That is not a table that this program can join.',
  'chairs-ended': (f) => ENDED[`${f['why']}`] ?? 'The table has sent this program away.',
  'chairs-no-host': (f) => `Nobody hosts ${f['name']}. Open it to others with: hotseat host ${f['name']}`,
  'chairs-host-failed': (f) => `The table could not be opened to others. ${f['cause']}`,
  'chairs-hosted': (f) => `${f['name']} is open to others already: join it with hotseat join ${f['name']}`,
  'chairs-disk': (f) => `${f['text']}`,
  'chairs-runtime': (f) => `${f['folder']} is not a folder that only this user can write to.`,
  'chairs-group': (f) => `This user cannot open anything to the group ${f['group']}.`,
  'chairs-path': (f) => `The path of ${f['folder']} is too long for a socket. Set HOTSEAT_RUNTIME to a shorter one.`,
  'chairs-which': (f) => `Say which seat is yours with --seat. The seats are: ${f['seats']}.`,
  'turn-chance': (f) => `${f['game']} has chance or secrets during play, so it cannot be sent as turns.`,
  'turn-shape': () => 'This is not a block of turns from hotseat, or it was cut off.',
  'turn-altered': () => 'The block was altered on its way.',
  'turn-other': () => 'The block belongs to another game.',
  'turn-order': (f) =>
    `The block starts after move ${f['from']}, but this save is at move ${f['at']}. Import the blocks in order.`,
  'turn-none': () => 'There are no moves since the last block. --from 0 sends all of them again.',
  'turn-known': () => 'All moves of this block are in the save already.',
  'turn-fork': (f) => `The save and the block differ at move ${f['at']}.`,
  'turn-bad': (f) => `Move ${f['at']} of the block is illegal in this game.`,
  // the program
  'guest-name': (f) => `${f['name']} cannot be the name of a guest: use letters, digits, dots and dashes.`,
  'guest-key': () => 'SSH does not say which key you came with: set ExposeAuthInfo yes in sshd_config.',
  'command-unknown': (f) => `There is no command ${f['word']}.${meant(f['near'])} The commands are: ${f['commands']}.`,
  'dumb-terminal': () =>
    'This terminal (TERM=dumb) has no screen to draw on. Games are played line by line here: start GAME, load NAME.',
  'no-terminal': () => 'This needs a terminal. Add --plain to play line by line in a pipe.',
  kiosk: (f) => `${named(KIOSK, f['what'])} is not possible here: this is a kiosk with one folder of saves.`,
  'language-unknown': (f) =>
    `There is no language ${f['language']}.${meant(f['near'])} The languages are: ${f['languages']}.`,
  setting: (f) => `There is no setting ${f['key']}.${meant(f['near'])} The settings are: ${f['keys']}.`,
  'setting-value': (f) => `Setting ${f['key']} cannot be ${f['value']}. Choose from: ${f['allowed']}.`,
  'setting-link': (f) => `${f['where']} is a link: settings are not written through it.`,
  number: (f) => `${f['what']} must be a whole number from ${f['min']} to ${f['max']}, not ${f['value']}.`,
  'table-unknown': (f) => `There is no table ${f['table']}.${meant(f['near'])} The tables are: ${f['tables']}.`,
  'rules-nothing': (f) =>
    f['words'] === ''
      ? `${f['game']} has no rules to read here.`
      : `Nothing in the rules of ${f['game']} matches ${f['words']}.`,
  'export-twice': (f) => `${f['name']} already exists. Give another name with --to.`,
  'replay-missing': (f) => `Say which save to watch: hotseat replay NAME. The last one is ${f['name']}.`,
} satisfies Readonly<Record<string, Say>>;

/** Why a table sent a program away. */
const ENDED: Readonly<Record<string, string>> = {
  stopped: 'The host has closed the table. The game is saved.',
  idle: 'The table is closed because nobody was here. The game is saved.',
  replaced: 'This seat is played on another screen now.',
  freed: 'The host has given this seat to somebody else.',
  passes: 'Too many wrong passes.',
};

/** How a game was dealt: its seed, or the seal of one that is secret until the end. */
const dealing = {
  seed: (f: { seed: string }) => `seed ${f.seed}`,
  sealed: (f: { seal: string }) => `sealed seed ${f.seal}`,
  begins: (f: { seal: string }) => `The deal is sealed as ${f.seal}. Its seed is shown when the game is over.`,
  runs: (f: { seal: string }) => `Sealed as ${f.seal}: compare that with the start of the game.`,
  told: (f: { seed: string; seal: string }) => `Dealt from ${f.seed}, sealed as ${f.seal} at the start.`,
};

/** What people are told when a save opens, though not as it was written. */
const opening = {
  lost: (f: { move: number }) =>
    `Move ${f.move} is illegal under the current rules: the game continues before it. The file is kept.`,
  astray:
    'The stored position is not the one that the moves lead to: the game continues from the moves. The file is kept.',
};

/** The shape of this catalogue: every code has a sentence in every language. */
export interface Refusals {
  readonly sentences: { readonly [Code in keyof typeof sentences]: Say };
  readonly dealing: typeof dealing;
  readonly opening: typeof opening;
  /** A code without a sentence. */
  unknown(f: { code: string }): string;
  /** A mistake of our own. */
  inside(f: { cause: string }): string;
}

export const refusals: Refusals = {
  sentences,
  dealing,
  opening,
  unknown: (f) => `That is not possible (${f.code}).`,
  inside: (f) => `Something went wrong inside the program: ${f.cause}`,
};
