/** Co protokół wierszowy mówi tym, którzy piszą dla niego programy. Kody nigdy się nie zmieniają. */
import type { ProtocolTexts } from '../en/protocol.js';

export const protocol: ProtocolTexts = {
  noRequest: ({ word }) => `Nie ma żądania ${word}.`,
  needs: ({ field, request }) => `Żądanie ${request} wymaga pola „${field}”.`,
  needsDo: 'Żądanie wymaga pola „do”.',
  noGame: 'Nie rozpoczęto ani nie wczytano jeszcze żadnej partii.',
  unknownGame: ({ game }) => `Nie ma gry ${game}.`,
  seats: '„seats” musi być listą imion.',
  seed: '„seed” musi być tekstem.',
  undo: ({ allowed }) => `„undo” musi być jednym z: ${allowed.join(', ')}.`,
  n: '„n” musi być liczbą.',
  seat: ({ last }) => `„seat” musi być równe null albo liczbą od 0 do ${last}.`,
  long: 'Wiersz jest za długi.',
  deep: 'Wiersz jest zbyt głęboko zagnieżdżony.',
  noJson: 'Wiersz nie jest poprawnym JSON-em.',
  noObject: 'Żądanie musi być obiektem JSON.',
  ruleFailed: 'Błąd w zasadach gry; pozycja się nie zmieniła.',
  failed: 'Błąd programu przy tym żądaniu; partia się nie zmieniła.',
  notForSeats: 'Miejsce nie może o to pytać.',
  undoStops: {
    start: 'To początek partii.',
    chance: 'Zdecydował los albo ujawniono tajemnicę: tego nie można cofnąć.',
    seat: 'Inny gracz już zagrał: tego nie można cofnąć.',
    look: 'Następny gracz zna już swoje tajemnice: tego nie można cofnąć.',
  },
};
