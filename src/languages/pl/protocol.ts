/** Co protokół wierszowy mówi tym, którzy piszą dla niego programy. Kody nigdy się nie zmieniają. */
import type { ProtocolTexts } from '../en/protocol.js';

export const protocol: ProtocolTexts = {
  noRequest: ({ word }) => `Nie ma prośby ${word}.`,
  needs: ({ field, request }) => `Prośba ${request} wymaga „${field}”.`,
  needsDo: 'Prośba wymaga „do”.',
  noGame: 'Żadna partia nie jest jeszcze zaczęta ani wczytana.',
  unknownGame: ({ game }) => `Nie ma gry ${game}.`,
  seats: '„seats” musi być listą imion.',
  seed: '„seed” musi być tekstem.',
  undo: ({ allowed }) => `„undo” musi być jednym z: ${allowed.join(', ')}.`,
  n: '„n” musi być liczbą.',
  seat: ({ last }) => `„seat” musi być null albo od 0 do ${last}.`,
  long: 'Wiersz jest za długi.',
  deep: 'Wiersz jest zbyt głęboko zagnieżdżony.',
  noJson: 'Wiersz nie jest JSON-em.',
  noObject: 'Prośba to obiekt JSON.',
  ruleFailed: 'Zasada gry zawodzi; pozycja się nie zmienia.',
  failed: 'Program zawodzi przy tej prośbie; partia jest taka jak przedtem.',
  notForSeats: 'Miejsce nie może o to pytać.',
  undoStops: {
    start: 'To początek partii.',
    chance: 'Zdecydował los albo pokazano tajemnicę: tego nie można cofnąć.',
    seat: 'Inny gracz już zagrał: tego nie można cofnąć.',
    look: 'Następny gracz zna już swoje tajemnice: tego nie można cofnąć.',
  },
};
