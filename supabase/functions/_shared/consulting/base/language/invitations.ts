/** Calls guests on the day on which it is read. */
const calls =
  /(?<!\p{L})(?:hoje|quem vem\?|quantos vêm|até já|por aqui mesmo|te espero|te esperamos|esperamos (?:você|vocês|por)|chega (?:cedo|logo|mais)|vem (?:logo|cedo|pra cá)|te ajeita e vem|está te esperando|tá te esperando|mesa (?:já )?está? pronta|(?:abre|abrimos|aberta?o?s?) (?:às|das))(?!\p{L})/iu

/** Says that the house is closed, or names another day to come. */
const ofRest =
  /fechad|descans|não abr|folga|(?<!\p{L})(?:re)?abr\p{L}+ (?:na|no|em|só|de novo)|volt|amanhã|(?<!\p{L})reabr/iu

/** Whether a text invites guests for the day of its publication. */
export const invitesToday = (text: string): boolean =>
  text.split(/(?<=[.!?])\s+|\n+/).some((sentence) => calls.test(sentence) && !ofRest.test(sentence))
