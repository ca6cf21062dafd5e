/** What the guided first game of this title says, by the answer that it is about. Its answers: src/lessons/new-dawn.ts. */
export const newDawn = {
  chapters: {
    1: 'The focus row',
    2: 'Land and knowledge',
    3: 'War',
    4: 'Trade and diplomacy',
  },
  say: {
    'focus:pottery':
      'You are Rome. Five focus cards lie in a row (page R shows it larger): slot 1 is weak, slot 5 is strong. In your turn you use one card; then it goes back to slot 1 and those below it move up. Waiting makes cards strong. Take Pottery, in slot 5: industry.',
    'city:H10':
      'Industry builds a wonder or a city. With strength 5 the new city may stand on land up to the highest terrain number, close to your own. H10 lies near your capital on I8. Left and right turn through the places, tab walks on the map.',
    'focus:early-empire':
      'Round 2. Early Empire is culture: it puts control tokens beside your cities, on terrain not above the number of its slot: grass 1, hills 2, forest 3, desert 4, mountains 5. It has reached slot 5, so anything goes.',
    'place:G10':
      'G10 holds a natural wonder. Who puts a token there takes it, and it counts for some agendas: press i to read about it.',
    'place:H9':
      'The second token to H9, between capital and city. A city with all its neighbours in your hands is mature, and mature cities trade and send caravans.',
    'focus:astrology':
      'At the end of each round the event dial turns: barbarians move, come back, or cities trade. Now science: Astrology is in slot 3, so your tech dial moves 3 steps.',
    'take:currency>foreign-trade':
      'The dial reached a mark: one of your cards is replaced by the next level of its kind. Take Currency instead of Foreign Trade: two caravans, and longer ways.',
    'focus:masonry':
      'A barbarian camps on I5 and bars the way to the city-state on I4. Masonry is military and lies in slot 5. An attack is a die plus the slot; the defender has a die plus the terrain, and wins ties.',
    'attack:I5@I':
      'Two attacks, or reinforcing tokens. Attack I5. Dice cannot be undone, so undo ends here, as the top row will say.',
    'put:currency':
      'Won, 10 against 7. A beaten barbarian leaves a trade token: it lies on a card and makes it stronger once. Put it on Currency, for the caravans.',
    done: 'You could attack the city-state, too, but a caravan is worth more. Choose Done.',
    'focus:currency': 'Round 5. Currency has come to slot 5, and the way is free. Economy moves caravans.',
    spend: 'You may spend the token that lies on the card: one more space for the caravans. Choose 1.',
    'caravan:1': 'Two caravans wait on the card. Take the first.',
    'go:I4':
      'To Buenos Aires on I4. A caravan that reaches a city-state or a rival city goes home, brings two trade tokens and a diplomacy card.',
    'card:buenos-aires':
      'Two tokens lie on Pottery now: they will help to pay for your next wonder. Take the diplomacy card too; it works as long as you hold it.',
  },
  end: 'You have used all five kinds of card. You win by having one agenda of each victory card done at once: page A shows them with everybody’s progress, and s where you stand. Move the second caravan or stop, then play on: Bob is a bot. w says what is not possible and why, v tries things out.',
};
