/**
 * Every question of a text, from the start of its sentence to its question mark. Without the look back, a long sentence
 * that asks nothing would be searched again from each of its letters.
 */
export const questionSentences = /(?<![^.!?;\n])[^.!?;\n]+\?/gu
