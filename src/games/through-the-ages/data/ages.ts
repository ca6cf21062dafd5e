/** Ages are numbered alike in every language: A, I, II, III, and IV once the last card is dealt. */
export const AGE_NAMES = ['A', 'I', 'II', 'III', 'IV'] as const;
