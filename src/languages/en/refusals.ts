/** Why something cannot be done, for everything that can be refused outside of a game's own rules; and how games were dealt. */
import type { Facts } from '../../engine/types.js';

type Say = (f: Facts) => string;

const sentences = {
  // the table
  seats: (f) => `This game is for ${f['allowed']} seats, not ${f['seats']}.`,
  'options-shape': () => 'Options must be given as names with values.',
  'option-unknown': (f) =>
    f['allowed'] === ''
      ? `There is no option ${f['option']}: this game has none.`
      : `There is no option ${f['option']}. The options are: ${f['allowed']}.`,
  'option-value': (f) => `Option ${f['option']} cannot be ${f['value'] || 'empty'}. It can be: ${f['allowed']}.`,
  'option-number': (f) =>
    `Option ${f['option']} cannot be ${f['value'] || 'empty'}. It can be a whole number from ${f['least']} to ${f['most']}.`,
  'option-number-none': (f) =>
    `Option ${f['option']} cannot be ${f['value'] || 'empty'}. It can be a whole number from ${f['least']} to ${f['most']}, or none.`,
  'option-form': (f) => `An option is set as name=value, not ${f['text']}.`,
  'game-unknown': (f) => `There is no game called ${f['game']}.${f['hint']} The games are: ${f['games']}.`,
  'game-missing': (f) => `Say which game. The games are: ${f['games']}.`,
  'name-empty': (f) => `Seat ${f['seat']} has no name.`,
  'name-long': (f) => `The name of seat ${f['seat']} takes ${f['columns']} columns; there is room for ${f['most']}.`,
  'name-signs': (f) => `The name of seat ${f['seat']} holds signs that terminals do not all show alike.`,
  'name-twice': (f) => `Two seats are called ${f['name']}. Give each its own name.`,
  'bot-unknown': (f) => `There is no bot called ${f['bot']}.${f['hint']} The bots are: ${f['bots']}.`,
  seed: (f) => `A seed is 1 to ${f['most']} letters, digits, blanks, dots or dashes.`,
  'undo-policy': (f) => `Undo can be ${f['allowed']}, not ${f['value']}.`,
  // playing
  over: () => 'The game is over.',
  'not-offered': (f) => `${f['id']} is not on offer now.`,
  'out-of-range': (f) =>
    f['n'] === '' ? `${f['id']} needs an amount.` : `${f['n']} is not a possible amount for ${f['id']}.`,
  'rule-crash': (f) => `A rule of this game failed at ${f['answer']}. The position before it stands; ${f['kept']}.`,
  // saves
  'save-huge': (f) => `The file is too large to be a save (${f['bytes']} bytes; saves have at most ${f['most']}).`,
  'save-empty': () => 'The file is empty.',
  'save-not-json': () => 'The file is not a complete save: it was cut off or is something else.',
  'save-foreign': () => 'The file is not a save of this program.',
  'save-newer': (f) =>
    `The save was written by a newer program (file version ${f['version']}, known is ${f['known']}).`,
  'save-newer-rules': (f) => `The save follows newer rules of its game (number ${f['rules']}, known is ${f['known']}).`,
  'save-shape': (f) => `The save is damaged at ${f['where']}.`,
  'save-changed': () => 'The save was changed by something else than this program, or it is damaged.',
  'save-broken': () => 'The save holds a position that is not possible in its game.',
  'save-locked': (f) =>
    f['life'] === 'unknown'
      ? `The save is open in another program (process ${f['pid']} on ${f['host']}), which cannot be asked from here. If that program is gone: hotseat saves unlock ${f['name']}.`
      : `The save is open in another program (process ${f['pid']} on ${f['host']}).`,
  'save-closed': (f) => `${f['name']} was closed: nothing more is written to it.`,
  'save-foreign-kept': (f) => `${f['name']} was changed by another program. What it wrote is kept as ${f['kept']}.`,
  'lock-lost': (f) =>
    `Not saved: another program (process ${f['pid']} on ${f['host']}) has opened ${f['name']} meanwhile.`,
  'lock-odd': (f) => `${f['file']} is not a lock of this program. Remove it with: hotseat saves unlock ${f['name']}.`,
  'lock-none': (f) => `${f['name']} is not locked.`,
  'answers-lost': (f) => `${f['name']} is saved as it was after answer ${f['answers']}; what came later is lost.`,
  'answers-unsaved': (f) =>
    `${f['name']} is saved as it was after answer ${f['answers']}. "save FOLDER" saves elsewhere, "quit" again leaves and loses the rest.`,
  'backup-trouble': (f) => `The game is saved, but not its backup: ${f['where']} refused (${f['code']}).`,
  'save-name': (f) => `${f['name']} cannot be the name of a save: use letters, digits, blanks, dots and dashes.`,
  'save-missing': (f) => `There is no save called ${f['name']}.${f['hint'] ?? ''}`,
  'save-none': (f) => `There are no saves in ${f['folder']} yet.`,
  'save-exists': (f) => `There is already a save called ${f['name']}.`,
  'save-not-a-file': (f) => `${f['name']} is not a file.`,
  'save-programs': (f) =>
    `Seat ${f['seat']} of this save is played by a program (${f['command']}). Add --programs to let it run.`,
  'save-game': (f) => `The save is of a game that this program does not have: ${f['game']}.`,
  'import-foreign': (f) => `${f['name']} is neither a save nor a notation that one of the games can read.`,
  'import-row': (f) => `Row ${f['row']}: expected ${f['expected']}, found ${f['found']}.`,
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
  'room-saves': (f) => `There are already ${f['most']} saves here, and no room for more. Delete one first.`,
  'room-bytes': (f) => `The saves here take ${f['most']} MB, and there is no room for more. Delete some first.`,
  // several screens at one table
  'chairs-late': (f) => `That came too late: the table has gone on from answer ${f['at']} to ${f['now']}.`,
  'chairs-turn': (f) => `It is ${f['name']}'s turn.`,
  'chairs-undo': (f) =>
    f['why'] === 'start'
      ? 'There is nothing to take back.'
      : f['why'] === 'chance'
        ? 'Chance or a secret came into it: that cannot be taken back.'
        : 'Another seat has answered since: that cannot be taken back.',
  'chairs-no-asking': () => 'Nobody is waiting for your word on taking something back.',
  'chairs-declined': (f) => `${f['name']} would rather not take that back.`,
  'chairs-asked': () => 'Others have answered since. They are asked whether you may take that back.',
  'chairs-order': (f) => `There is no standing order ${f['order']} that can be set to ${f['value']}.`,
  'chairs-pass': (f) => `That is not the pass of ${f['name']}'s seat.`,
  'chairs-many': () => 'No more people can watch this table.',
  'chairs-seat': (f) => `There is no seat ${f['seat']} at this table.`,
  'chairs-no-seat': (f) => `Nobody called ${f['seat']} sits at this table. The seats are: ${f['seats']}.`,
  'chairs-bot': (f) => `${f['name']} is played by a bot.`,
  'chairs-owner': () => 'Only the host of the table can do that.',
  'chairs-unsaved': (f) =>
    `${f['cause']} ${f['name']} is on disk up to answer ${f['answers']}, so the table stays open. Make room and close it again, or keep the game in another folder: hotseat host ${f['name']} --stop --to FOLDER`,
  'chairs-unseated': () => 'Only somebody who sits at the table can do that.',
  'chairs-long': () => 'The line is too long.',
  'chairs-json': () => 'The line is not JSON.',
  'chairs-request': () => 'The table cannot take this request here.',
  'chairs-failed': () => 'The table failed at this request; the game is as it was.',
  'chairs-said': (f) => `${f['text']}`,
  'chairs-away': () => 'The line to the table is lost. It is being tried again.',
  'chairs-waiting': () => 'Your last answer is still on its way.',
  'chairs-no-world': () => 'This can be tried when it is your turn.',
  'chairs-no-seed': () => 'A game with chance can be taken over once it has ended.',
  'chairs-other-table': () => 'Another table stands where this one was.',
  'chairs-rules': (f) => `The table follows the rules of hotseat ${f['version']}, which differ from those here.`,
  'chairs-protocol': () => 'What listens there is no table that this program can join.',
  'chairs-ended': (f) => ENDED[`${f['why']}`] ?? 'The table has sent this program away.',
  'chairs-no-host': (f) => `Nobody hosts ${f['name']}. Open it to others with: hotseat host ${f['name']}`,
  'chairs-host-failed': (f) => `The table could not be opened to others. ${f['cause']}`,
  'chairs-hosted': (f) => `${f['name']} is open to others already: join it with hotseat join ${f['name']}`,
  'chairs-disk': (f) => `${f['text']}`,
  'chairs-runtime': (f) => `${f['folder']} is not a folder that only this user can write to.`,
  'chairs-group': (f) => `This user cannot open anything to the group ${f['group']}.`,
  'chairs-path': (f) => `The path of ${f['folder']} is too long for a socket. Set HOTSEAT_RUNTIME to a shorter one.`,
  'chairs-which': (f) => `Say which seat is yours with --seat. The seats are: ${f['seats']}.`,
  'turn-chance': (f) => `${f['game']} is left to chance or secrets while it is played, so it cannot be sent as turns.`,
  'turn-shape': () => 'This is not a block of turns from hotseat, or it was cut off.',
  'turn-altered': () => 'The block was altered on its way.',
  'turn-other': () => 'The block belongs to another game.',
  'turn-order': (f) =>
    `The block starts after answer ${f['from']}, and this save stands at ${f['at']}. Import the blocks in order.`,
  'turn-none': () => 'There are no answers since the last block. With --from 0 all of them are sent again.',
  'turn-known': () => 'All answers of this block are in the save already.',
  'turn-fork': (f) => `The save went another way than the block at answer ${f['at']}.`,
  'turn-bad': (f) => `Answer ${f['at']} of the block is not legal in this game.`,
  // the program
  'guest-name': (f) => `${f['name']} cannot be the name of a guest: use letters, digits, dots and dashes.`,
  'guest-key': () => 'SSH does not tell which key you came with: set ExposeAuthInfo yes in sshd_config.',
  'command-unknown': (f) => `There is no command ${f['word']}.${f['hint']} The commands are: ${f['commands']}.`,
  'dumb-terminal': () =>
    'This terminal (TERM=dumb) has no screen to draw on. Games are played line by line here: start GAME, load NAME.',
  'no-terminal': () => 'This needs a terminal. Add --plain to play line by line in a pipe.',
  kiosk: (f) => `${f['what']} is not possible here: this is a kiosk with one folder of saves.`,
  setting: (f) => `There is no setting ${f['key']}.${f['hint']} The settings are: ${f['keys']}.`,
  'setting-value': (f) => `Setting ${f['key']} cannot be ${f['value']}. It can be: ${f['allowed']}.`,
  'setting-link': (f) => `${f['where']} is a link: settings are not written through it.`,
  number: (f) => `${f['what']} must be a whole number from ${f['min']} to ${f['max']}, not ${f['value']}.`,
  'table-unknown': (f) => `There is no table ${f['table']}.${f['hint']} The tables are: ${f['tables']}.`,
  'rules-nothing': (f) => `Nothing in the rules of ${f['game']} matches ${f['words']}.`,
  'export-twice': (f) => `${f['name']} exists already. Give another name with --to.`,
  'replay-missing': (f) => `Say which save to watch: hotseat replay NAME. The last one is ${f['name']}.`,
} satisfies Readonly<Record<string, Say>>;

/** Why a table sent a program away. */
const ENDED: Readonly<Record<string, string>> = {
  stopped: 'The host has closed the table. The game is saved.',
  idle: 'The table was closed because nobody was here. The game is saved.',
  replaced: 'This seat was taken on another screen.',
  freed: 'The host has given this seat to somebody else.',
  passes: 'Too many wrong passes.',
};

/** How a game was dealt: its seed, or the seal of one that is secret until the end. */
const dealing = {
  seed: (f: { seed: string }) => `seed ${f.seed}`,
  sealed: (f: { seal: string }) => `sealed seed ${f.seal}`,
  begins: (f: { seal: string }) => `The deal is sealed as ${f.seal}. Its seed is told when the game is over.`,
  runs: (f: { seal: string }) => `sealed as ${f.seal}: compare that with the start of the game`,
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
