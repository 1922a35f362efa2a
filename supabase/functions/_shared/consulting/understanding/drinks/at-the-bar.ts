/** What limits the work at the bar: little ice, weak power, nothing on the rim, one person who serves, a drink inside its fruit. */
import { styleLabel } from '../../base/drinks/style-words.ts'
import { isVessel } from '../../base/drinks/vessels.ts'
import type { WishContent } from '../text/draft.ts'
import { byPattern, type PassageReader } from '../text/take-out.ts'
import { number, numberOf, pattern } from './words.ts'

/** What a clause ends with: a question asks, and orders nothing. */
const isAsked = (found: RegExpMatchArray) =>
  /^[^.;,!?\n]*\?/u.test((found.input ?? '').slice((found.index ?? 0) + found[0].length))

const told = (source: string, wishes: readonly WishContent[]): PassageReader =>
  byPattern(pattern(source), (found) => (isAsked(found) ? null : wishes))

const lead =
  '(?:(?:so|mas|e|que|porque|pq|pois|por favor|entao|aqui|a gente|eu|o|os|com|de|usa[rm]?|use|usem|gast\\p{L}+|lev\\p{L}+|bem|muito)\\s+)*'
const why =
  '(?:,? (?:que|q|porque|pq|pois|porq) (?:(?!\\b(?:quero|queria|preciso)\\b)[^.,;!?\\n]){3,60}| por favor| aqui| no bar| na casa)?'
const little =
  '(?:pouc[oa]|pouquinho|contad[oa]|curto|racionad[oa]|limitad[oa]|regulad[oa]|escass[oa]|dificil|um problema)'
const runsOut =
  '(?:acaba|termina|derrete|falta|some) (?:cedo|logo|rapido|sempre|muito|toda noite|no meio d[ae] \\p{L}+)|nao (?:da|chega|dura|rende|aguenta)(?: (?:nem |ate |para |pra |o |a )*\\p{L}+){0,3}'

/** "pouco gelo", "o gelo é contado", "gelo acaba cedo", "economizar gelo". */
const littleIce = told(
  `${lead}(?:(?:pouco|pouquinho de|menos|o minimo de|minimo de|quase nada de) gelo|gelo (?:(?:aqui|daqui|la) )?(?:e |ta |esta |anda |fica )?(?:bem |muito |meio )?(?:${little})|gelo (?:aqui |la )?(?:${runsOut})|(?:economiz\\p{L}+|poup\\p{L}+|regr\\p{L}+) (?:[no]o? )?gelo|(?:falta|nao (?:posso|da pra|podemos) (?:gastar|usar) (?:muito|tanto)) gelo)(?: (?:aqui|mesmo|demais))?${why}`,
  [{ kind: 'drinkTrait', what: 'littleIce' }],
)

const rim = '(?:enfeit(?:es?|inhos?)|guarnic(?:ao|oes)|decorac(?:ao|oes)|garnish)'
/** "sem enfeite", "enfeite não", "nada de guarnição", "não precisa enfeitar". */
const noGarnish = told(
  `(?:(?:e|mas|so|que)\\s+)*(?:(?:sem|nada de|nao (?:quero|queremos|precisa(?: de)?|tem|uso|usamos|ponho|bota|botar|vai|leva)|dispenso|dispensa|tira|tirar|nenhum) (?:(?:nenhum|nenhuma|qualquer|tipo de|os?|as?|mais)\\s+)*${rim}(?:,? (?:e|nem|ou) (?:sem )?(?:${rim}|canudos?))*(?: (?:no|nos|em|na) (?:copos?|drinks?|nenhum|taca))?|${rim} (?:nao|nem pensar|de jeito nenhum|dispenso|nem precisa)(?: (?:precisa|quero|tem))?|nao (?:precisa|quero|e pra|da tempo de) enfeitar(?: (?:nada|os? (?:copos?|drinks?)))?)`,
  [{ kind: 'drinkTrait', what: 'noGarnish' }],
)

const serves = '(?:serve|servem|faz|prepara|monta|atende|toca o bar|fica no bar|fica no balcao)'
const someone = '(?:(?:o|a|so|meu|minha|nosso|nossa|um|uma|eu|proprio|propria) )*(?:(?!sozinh)\\p{L}+ ){0,2}'
/** "no bar fico só eu", "uma pessoa só serve". */
const onesOwn = told(
  `(?:(?:que|porque|pq|pois|e|mas|aqui)\\s+)*(?:quem ${serves} (?:(?:tudo|os drinks|as bebidas) )?(?:e|eh|sou|vai ser) ${someone}sozinh[oa]|quem ${serves} (?:sou|e) so eu|(?:so )?(?:tem|tenho|temos|e|sou|fica)? ?(?:so )?(?:uma pessoa|eu|um barman|um so|uma so)(?: so)? (?:no bar|no balcao|(?:pra|para) (?:servir|fazer|preparar|montar|tudo|atender)(?: (?:tudo|os drinks|todo mundo))?|(?:servindo|atendendo|preparando|fazendo)(?: tudo)?))`,
  [{ kind: 'style', what: styleLabel('quick') }],
)

const inside =
  '(?:servid[oa]s? |dentro |feit[oa]s? )*(?:n[oa]|d[oa]|num|numa|em) (?:casca d[oe] |cuia d[eo] )?'
const fruit = '(?<fruit>cocos? verdes?|cocos?|abacaxis?)(?: (?:verde|inteiro|cortado|mesmo|aberto))*'
const two =
  '(?:pr[oa]|para|p) ?(?:(?:o|um|cada) )?(?:casal|casais|dois|duas pessoas|2 pessoas|2|namorados)(?: (?:dividir\\p{L}*|divide|dividem|tomar(?:em)? juntos?|beber(?:em)? juntos?))?'
const some = `(?:(?:quero|queria|faz|faca|bota|inclui|ter|crie?a?)\\s+)*(?:(?<count>${number})(?: (?:drinks?|deles|delas))?,? )`

/** "um drink dentro do coco", "um para dois, servido no abacaxi". */
const inFruit: PassageReader = byPattern(
  pattern(
    `(?:${some}(?<before>${two}),? (?:e )?${inside}${fruit}|${some.replace('<count>', '<number>')}${inside}${fruit.replace('<fruit>', '<other>')}(?:,? (?<after>${two}))?|servid[oa]s? (?:dentro )?(?:n[oa]|d[oa]) ${fruit.replace('<fruit>', '<bare>')})`,
  ),
  ({ groups = {} }) => {
    const said = (groups.fruit ?? groups.other ?? groups.bare ?? '').replace(/s\b/g, '')
    const vessel = said === 'coco' ? 'coco verde' : said
    if (!isVessel(vessel)) return null
    const count = numberOf(groups.count ?? groups.number) ?? 1
    const isForTwo = (groups.before ?? groups.after) !== undefined
    return [
      {
        kind: 'drinkTrait',
        what: isForTwo ? 'forTwo' : 'single',
        count,
        bound: 'at_least',
        vessel,
        ...(isForTwo ? { servings: 2 } : {}),
      },
    ]
  },
)

const power = '(?:luz|energia|forca|eletricidade)'
const fails =
  '(?:vive (?:caindo|faltando|acabando|oscilando|indo embora)|(?:so )?(?:cai|caem|falta|acaba|oscila|pisca|some|vai embora|da problema|fica caindo|fica faltando))'
const often =
  '(?:direto|muito|demais|sempre|toda (?:hora|noite|tarde)|todo (?:dia|santo dia)|quase toda (?:noite|tarde)|quase todo dia|a toda hora|de vez em quando|as vezes|no meio d[ae] \\p{L}+|de (?:noite|tarde)|quando chove|bastante|na alta|no verao)'
/** "a luz cai direto", "falta energia toda noite", "queda de energia": no motor, and no cold that it keeps. */
const weakPower = told(
  `(?:(?:que|porque|pq|pois|e|mas|aqui|la|a|na praia)\\s+)*(?:${power} (?:aqui |daqui |la |da rua |do bairro )?${fails}(?: ${often})*|(?:vive )?(?:falt(?:a|ando|am)|acaba|cai|caindo) (?:muito |muita |a |de |sempre )*${power}(?: ${often})*|(?:tem |muita |da |com )*(?:quedas?|faltas?|corte|apagao|oscilac(?:ao|oes)) (?:de|na) ${power}(?: ${often})*)`,
  [{ kind: 'equipment', what: 'geladeira', has: false }],
)

export const barLimitReaders: readonly PassageReader[] = [inFruit, littleIce, noGarnish, onesOwn, weakPower]
