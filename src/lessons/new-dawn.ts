import type { Lesson } from '../ui/lesson.js';

/** Five short rounds with Rome against Japan: one focus card of each kind. */
export const newDawn: Lesson = {
  game: 'new-dawn',
  seed: 'lesson.new-dawn.1',
  options: { map: 'first', fixed: ['rome', 'japan'] },
  others: ['Bob'],
  steps: [
    { chapter: 'The focus row', answer: 'focus:early-empire' },
    { answer: 'place:E3' },
    { answer: 'place:D2' },
    {
      say: 'You are Rome. Five focus cards lie in a row (page R shows it large): slot 1 is weak, slot 5 is strong. In your turn you use one card; then it goes back to slot 1 and those below it move up. Waiting makes cards strong. Take Pottery, in slot 5: industry.',
      answer: 'focus:pottery',
    },
    {
      say: 'Industry builds a wonder or a city. With strength 5 the new city may stand on land up to the highest terrain number, close to your own. H10 lies near your capital on I8. Left and right turn through the places, tab walks on the map.',
      answer: 'city:H10',
    },
    { answer: 'focus:astrology' },
    { answer: 'take:iron-working>masonry' },
    {
      chapter: 'Land and knowledge',
      say: 'Round 2. Early Empire is culture: it puts control tokens beside your cities, on terrain not above the number of its slot: grass 1, hills 2, forest 3, desert 4, mountains 5. It has reached slot 5, so anything goes.',
      answer: 'focus:early-empire',
    },
    {
      say: 'G10 holds a natural wonder (**). Who puts a token there takes it, and it counts for some agendas: press i to read about it.',
      answer: 'place:G10',
    },
    {
      say: 'The second token to H9, between capital and city. A city with all its neighbours in your hands is mature, and mature cities trade and send caravans.',
      answer: 'place:H9',
    },
    { answer: 'focus:pottery' },
    { answer: 'city:F3' },
    {
      say: 'At the end of each round the event dial turns: barbarians move, come back, or cities trade. Now science: Astrology is in slot 3, so your tech dial moves 3 steps.',
      answer: 'focus:astrology',
    },
    {
      say: 'The dial reached a mark: one of your cards is replaced by the next level of its kind. Take Currency instead of Foreign Trade: two caravans, and longer ways.',
      answer: 'take:currency>foreign-trade',
    },
    { answer: 'put:pottery' },
    { answer: 'focus:early-empire' },
    { answer: 'place:F4' },
    { answer: 'place:G3' },
    {
      chapter: 'War',
      say: 'A barbarian camps on I5 and bars the way to the city-state on I4. Masonry is military and lies in slot 5. An attack is a die plus the slot; the defender has a die plus the terrain, and wins ties.',
      answer: 'focus:masonry',
    },
    {
      say: 'Two attacks, or reinforcing tokens. Attack I5. Dice cannot be taken back, so undo ends here: the head row will say so.',
      answer: 'attack:I5@I',
    },
    {
      say: 'Won, 10 against 7. A beaten barbarian leaves a trade token: it lies on a card and makes it stronger once. Put it on Currency, for the caravans.',
      answer: 'put:currency',
    },
    { say: 'A second attack on the city-state itself would be rude; a caravan is worth more. Done.', answer: 'done' },
    { answer: 'focus:pottery' },
    { answer: 'city:H2' },
    {
      chapter: 'Trade and diplomacy',
      say: 'Round 5. Currency has come to slot 5, and the way is free. Economy moves caravans.',
      answer: 'focus:currency',
    },
    {
      say: 'You may spend the token that lies on the card: one more space for the caravans. Choose 1.',
      answer: 'spend',
      n: 1,
    },
    { say: 'Two caravans wait on the card. Take the first.', answer: 'caravan:1' },
    {
      say: 'To Buenos Aires on I4. A caravan that reaches a city-state or a rival city goes home, brings two trade tokens and a diplomacy card.',
      answer: 'go:I4',
    },
    {
      say: 'Two tokens lie on Pottery now: your next city or wonder will be strong. Take the diplomacy card too; it works as long as you hold it.',
      answer: 'card:buenos-aires',
    },
  ],
  end: 'You have used all five kinds. You win by having one agenda of each victory card done at once: page A shows them with everybody’s progress, and s where you stand. Move the second caravan or stop, then play on: Bob is a bot. w says what is not possible and why, v tries things out.',
};
