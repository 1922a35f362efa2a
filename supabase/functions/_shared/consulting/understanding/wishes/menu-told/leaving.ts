/** Whether items should leave, of one or several, with what speaks for and against it. */
import { itemIn, type Named } from '../../spoken/pieces.ts'
import type { WishContent } from '../../text/draft.ts'
import { type Concept, number, spanOver, type Thought } from './thoughts.ts'

const leave =
  /\b(?:tir\w+|cort\w+|elimin\w+|retir\w+|par\w+ de (?:fazer|vender|servir)|deix\w+ de (?:fazer|vender|servir)|acab\w+ com|sair)\b/
/** Not sure, or asking. */
const wonders =
  /\b(?:tiraria|cortaria|tirava|cortava|faz(?:em)? sentido|vale(?: a pena)?|compensa|posso|poderia|devo|deveria|da (?:pra|para)|sera que|duvida|to pensando|estou pensando|penso em|me dig\w+|ou (?:fica|deixo|mantenho|seguro|nao)|(?:fico|deixo|mantenho|seguro)(?:,| ou))\b|\?/
const either =
  /\bse (?:sai|saem|tiro|corto) ou (?:se )?(?:fica|ficam|deixo|mantenho)\b|\bse (?:fica|ficam|deixo|mantenho) ou (?:se )?(?:sai|saem|tiro|corto)\b|\b(?:merece|merecem|vale a pena|compensa) (?:ficar|continuar|existir)\b|\b(?:deixo|mantenho|fica|seguro|mudo)\b[^.?!]{0,60}\b(?:tiro|corto|sai|elimino)\b|\b(?:tiro|corto)\b[^.?!]{0,60}\b(?:deixo|mantenho|fica|mudo|seguro)\b/
/** A count of items, an order, or a condition is another request. */
const elsewhere = new RegExp(
  `\\b(?:tir\\w+|cort\\w+) (?:uns |umas |ate |de |mais )*${number}\\b|\\bnao (?:tir|cort|quero|pode)\\w*\\b|\\bqua(?:l|is)\\b|\\bprimeiro\\b|\\bo que\\b.{0,12}\\b(?:tir(?:o|a|ar)|cort(?:o|a|ar)|sai)\\b|\\bse precisar\\b|\\bfoto|\\bpreco|\\baument|\\bsub\\w+\\b|\\bem vez\\b`,
)
const goesOn =
  /^(?:(?:e|mas|so|a gente|porque|que|pois|ja que|quando|quem|vend\w+|sai\w*|quase|ninguem|ele|ela|me dig\w+|crianca|o povo|tem|faz|vale|sera|ocup\w+|toma|prende|demora|dizem|elogi\w+|deixo|mudo|tiro|mantenho|ou)\b).{0,80}$/

/** The single items that a stretch names. */
function itemsIn(said: string, names: readonly Named[]): string[] {
  const parts = said.split(/\s+(?:e|ou|nem)\s+|,/)
  return [
    ...new Set(
      parts.flatMap((part) => {
        const item = itemIn(part, names)
        return item !== undefined && names.some(({ name, isSection }) => !isSection && name === item)
          ? [item]
          : []
      }),
    ),
  ]
}

const asked = (items: readonly string[]): WishContent[] =>
  items.map((item) => ({ kind: 'question', about: 'keepWorth', item }))

/** "A torta eu cortaria, o que acham?", "o vatapá: mantenho ou corto?" */
export const mayLeave: Concept = (thought: Thought) => {
  const { said, names, pieces, before, at } = thought
  const found = either.exec(said)
  // "o baião fica e a lasanha sai" orders.
  const turn =
    found && /\?|\bse (?:sai|saem|tiro|corto|fica|ficam|deixo|mantenho)\b|\bmerece/.test(said) ? found : null
  const [verb, doubt] = [leave.exec(said), wonders.exec(said)]
  if ((!turn && !(verb && doubt)) || elsewhere.test(said)) return null
  const place = turn?.index ?? verb?.index ?? 0
  // The items before the verb, in its own pieces; else behind it.
  const head = said.slice(0, place)
  const lead = itemsIn(head.slice(Math.max(0, head.lastIndexOf(';') + 1)), names)
  const own = lead.length > 0 ? lead : itemsIn(/^[^,;:?]*/.exec(said.slice(place))?.[0] ?? '', names)
  // "vale tirar os dois?": those of the thought before.
  const many = /\b(?:os dois|as duas|esses dois|essas duas|el[ea]s|os tres|as tres)\b/.test(said)
  const earlier =
    own.length === 0 && (turn || many) && before ? itemsIn(before.said, names).slice(many ? -3 : -1) : []
  const items = [...own, ...earlier]
  if (items.length === 0 || items.length > 3) return null
  const naming = pieces.filter((piece) => itemsIn(piece.said, names).some((one) => own.includes(one)))
  return {
    wishes: asked(items),
    span: spanOver(
      thought,
      [place, ...(doubt ? [doubt.index] : []), ...naming.map((piece) => piece.at - at)],
      goesOn,
    ),
    tail: goesOn,
    ...(earlier.length > 0 && before && { since: before }),
  }
}

const missing =
  /\b(?:defeso|fora d[ea] (?:epoca|safra|temporada)|nem sempre (?:tem|tenho)|safra|quando (?:falta|acaba)|nao (?:tem|tenho) (?:sempre|todo dia)|eu nao tenho)\b/
const shows =
  /\bcomo (?:e que |que |eu |a gente |se )*(?:mostr\w+|escrev\w+|bot\w+|coloc\w+|ponho|poe|faz|faco|avis\w+|fica|deixo|aparec\w+)\b/

/** "fora da safra o cajá falta, como escrevo isso?" */
export const notAlways: Concept = (thought) => {
  const { said, names, topic, before } = thought
  const [gone, how] = [missing.exec(said) ?? null, shows.exec(said)]
  const [item] = itemsIn(said.slice(0, how?.index ?? 0), names)
  const own = item ?? topic ?? before?.topic
  if (!gone || !how || own === undefined) return null
  return {
    wishes: [
      ...(/\b(?:fica|ficam|continua|mantem|nao sai)\b/.test(said)
        ? [{ kind: 'keepItem', item: own } as const]
        : []),
      { kind: 'question', about: 'notAlways', item: own },
    ],
    span: spanOver(thought, [0, gone.index, how.index]),
  }
}
