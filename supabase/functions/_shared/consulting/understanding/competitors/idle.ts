/** Words of a list of competitors that mean nothing by themselves. All patterns expect folded text. */
import { onlyDays } from './talk/day-words.ts'

/** "Boa tarde, tudo bem?" asks for nothing. */
export const greeting =
  /^[\s,!-]*(?:(?:oi+|ola|bom dia|boa tarde|boa noite|e ai|tudo (?:bem|bom|certo|joia)|gente|pessoal|como vai)[\s,!?-]*)+$/
/** Words between two readings that mean nothing alone. */
const joining =
  /^(?:quero saber|tem(?: tambem)?|(?:mex\w+|mud\w+) (?:so )?em(?=$)|(?:mas |e )?(?:o|oh|olha|veja|repara)(?=$|\s*,)|queria saber|gostaria de saber|se|com|e|mas|ai|ah|entao|agora|tambem|me|que|pra|(?:pra|para) (?:levar|viagem)|(?:por|cada) (?:pessoa|cabeca|cliente)|a unidade|por favor|ne|viu|so que|,|\s)*$/
const polite =
  /^[\s,.;!-]*(?:(?:oi+|ola|bom dia|boa tarde|boa noite|obrigad[oa]|valeu|abracos?|aguardo|por favor|pf|sou (?:o|a) (?:chef|don[oa]|gerente)|gente|tudo bem|segue|seguem)[\s,.;!-]*)+$/

export const isIdle = (said: string): boolean =>
  joining.test(said) || onlyDays.test(said) || polite.test(said)
