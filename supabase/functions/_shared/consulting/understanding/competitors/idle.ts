/** Words of a list of competitors that mean nothing by themselves. All patterns expect folded text. */
import { onlyDays } from './talk/day-words.ts'

/** "Boa tarde, tudo bem?" asks for nothing. */
export const greeting =
  /^[\s,!-]*(?:(?:oi+|ola|bom dia|boa tarde|boa noite|e ai|tudo (?:bem|bom|certo|joia)|gente|pessoal|como vai)[\s,!?-]*)+$/
/** Words between two readings that mean nothing alone. */
const joining =
  /^(?:(?:o que|as coisas que|tudo que) (?:eu|a gente|nos)|(?:quero|queria) saber|(?:item )?por item|(?:um|uma) (?:por|a) (?:um|uma)|(?:a )?minhas? duvidas?(?: (?:e|sao))?|tem(?: tambem)?|(?:mex\w+|mud\w+) (?:so )?em(?=$)|(?:mas |e )?(?:o|oh|olha|veja|repara)(?=$|\s*,)|queria saber|gostaria de saber|se|com|e|mas|ai|ah|entao|agora|tambem|me|que|pra|(?:pra|para) (?:levar|viagem)|(?:por|cada) (?:pessoa|cabeca|cliente)|a unidade|por favor|ne|viu|so que|,|\s)*$/
const polite =
  /^[\s,.;!-]*(?:(?:oi+|ola|bom dia|boa tarde|boa noite|obrigad[oa]|valeu|abracos?|aguardo|por favor|pf|sou (?:o|a) (?:chef|don[oa]|gerente)|gente|tudo bem|segue|seguem)[\s,.;!-]*)+$/
const where =
  '(?:(?:aqui|ali|por|bem)? ?(?:perto|ao lado|do lado)(?: daqui| de mim| da gente)?|aqui|ali|n[oa]s? (?:mesm[oa] )?(?:vizinhanca|rua|bairro|quadra|praia|orla|praca|regiao|redondezas|esquina|centro|avenida)|em volta)'
/** "São três na vizinhança", "aqui na rua tem dois": how many there are, before their names; a number alone is a price. */
const howMany = new RegExp(
  `^(?!\\S+$)(?:${where} )*(?:(?:eu |so )*(?:sao|tenho|temos|ha|tem|existem) )?(?:so |apenas )?(?:\\d{1,2}|dois|duas|tres|quatro|cinco|seis)(?: (?:concorrentes|vizinhos|rivais))?(?: ${where}){0,3}$|^(?:(?:os|as|meus|nossos) )*(?:principais )?(?:concorrentes|vizinhos|rivais)(?: (?:diretos|principais|daqui|mais proximos|de verdade|mesmo))* sao (?:so |apenas )?(?:ess?[ae]s|est[ae]s|os seguintes|\\d{1,2}|dois|duas|tres|quatro|cinco|seis)$`,
)

export const isIdle = (said: string): boolean =>
  joining.test(said) || onlyDays.test(said) || polite.test(said) || howMany.test(said.trim())

/** "Vou passar o que consegui", "não durmo direito": what introduces a list, or says how the owner feels. */
const talk =
  /^[\s,.;!-]*(?:(?:e |entao |bom |agora )*(?:(?:vou|vamos|posso|quero) (?:falar|passar|contar|mandar|dizer|listar)|seguem?|envio|mando|passo|anotei|aqui vao|o que (?:eu )?(?:sei|apurei|consegui|anotei|achei|vi|tenho))(?![^.]*(?:nao|quanto|qual)).{0,70}|(?:eu )?(?:nao (?:durmo|tenho dormido|consigo dormir)|ando|estou|to|fico|vivo)(?: \p{L}+){0,2} (?:direito|preocupad[oa]|aflit[oa]|cansad[oa]|angustiad[oa]|sem dormir|perdid[oa]|a noite))[\s,.;!-]*$/u

/** "Fecho às 20h", "tenho forno novo para pagar": how the owner's house is, with nothing wanted of it. */
const ownTold =
  /^[\s,.;!-]*(?:(?:e|mas|ja|em \p{L}+|hoje|aqui|so) )*(?:eu |a gente |nos )?(?:so |ja |tambem )*(?:abro|abrimos|fecho|fechamos|tenho|temos|era|eramos|sou|somos|estou|estamos|moro|pago|pagamos|comprei|compramos|trabalho|trabalhamos|comecei|funciono|atendo)(?!\p{L})(?!.*(?:quer|gostari|preciso|nao (?:pode|posso|vou|baix|sub|mex)|quanto|qual|devo|limite|maximo|no minimo|reais|r\$))/u

export const isTalk = (said: string): boolean => (talk.test(said) && !/\d/.test(said)) || ownTold.test(said)
