/** What stands beside orders on prices and asks for nothing more: why a price stays, and that the others are free. */
import type { Draft, DraftUnread, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { Span } from '../text/half-read.ts'

type Kind = DraftWish['wish']['kind']

const lead = '^(?:(?:e|mas|ja|ai|so|porque|pois|que|pq|ja que|entao|eu|a gente) )*'
const others =
  '(?:[oa] (?:resto|restante)|[oa]s (?:demais|outr[oa]s)|demais|outr[oa]s|todo o resto)(?: (?:dos |d[ao] )?(?:itens|precos|pratos|produtos|cardapio|coisas?))?'
const free = [
  'pode\\w* (?:ser (?:ajustad|reajustad|mudad)[oa]s?|ter (?:reajuste|aumento|ajuste)|subir|mexer|mudar|aumentar|ajustar|variar)(?: (?:a vontade|livre(?:mente)?|normal(?:mente)?|sim|um pouco|como (?:quiser\\w*|acharem? melhor)))?',
  '(?:voces|vcs|vc|voce) (?:decid\\w+|escolh\\w+|resolv\\w+|que (?:sabem?|decidem?))',
  '(?:fica|e|eh|ta|esta|deixo)(?: \\w+)? (?:livre|liberad[oa]|com voces|por conta de voces|a (?:seu |vosso )?criterio(?: de voces)?)',
].join('|')
const star =
  '(?:chamariz|carro[- ]chefe|isca|cartao de visitas?|xodo|queridinh[oa]|campe\\w+(?: de vendas?)?|porta de entrada|estrela)(?: d[aeo] (?:casa|cardapio|bar|cozinha))?'
const draws = '(?:traz\\w*|cham\\w+|pux\\w+|atrai\\w*|enche\\w*|segur\\w+|vende\\w*|sai|saem|pedem?)'
const who = '(?:gente|client\\w+|movimento|povo|turista\\w*|a casa|o bar|o pessoal|a turma|todo mundo|mais)'
/** How a price stays, or how far prices may go: each with what may be said beside it. */
const beside: readonly { of: readonly Kind[]; said: RegExp }[] = [
  { of: ['keepPrice', 'capPrice', 'price'], said: new RegExp(`${lead}${others} (?:${free})$`) },
  {
    of: ['keepPrice'],
    said: new RegExp(
      `${lead}(?:.{3,40} )?(?:e|eh|sao) (?:[oa]s? )?(?:(?:noss|minh|meu|su)\\w* )?(?:${star}|que (?:mais |me )*${draws}(?: ${who})*)$`,
    ),
  },
  {
    of: ['keepPrice', 'capPrice'],
    said: /^(?:(?:fica|continua|segue)(?: (?:a|em|por))? (?:r\$ ?)?\d{1,3}(?:,\d{2})? )?(?:que|porque|pois|pq|ja que) (?:[oa] )?(?:vizinh\w+|concorren\w+)(?: (?:d[aeo]|ao) (?:lado|frente|esquina))? (?:faz|cobra|vende|ta|esta|tem)(?: (?:a|por|em))? (?:r\$ ?)?\d{1,3}(?:,\d{2})?$/,
  },
  {
    of: ['keepPrice', 'capPrice', 'question'],
    said: new RegExp(
      `${lead}(?:(?:nao (?:quero|posso|queremos)|sem) )(?:assust|espant|afast|perder)\\w* (?:[oa]s? |meus? |minha )?(?:client\\w+|fregues\\w*|publico)$`,
    ),
  },
  {
    of: ['keepPrice'],
    said: /^(?:porque|pois|que|ja que|pq) (?:ja )?(?:esta|ta|foi|saiu) (?:impress[oa]|escrit[oa]|pintad[oa]|anunciad[oa]|divulgad[oa]|n[oa] (?:fachada|placa|faixa|banner|cardapio|site|instagram|muro|vitrine))(?: .{2,30})?$/,
  },
  {
    of: ['question'],
    said: new RegExp(
      `${lead}(?:gostaria de |quero |queria )?saber (?:o )?quanto (?:isso|el[ea]) pesa(?: .{2,40})?$`,
    ),
  },
  {
    of: ['costNow', 'question'],
    said: new RegExp(
      `${lead}(?:n?[oa]s? )?(?:ultim[oa]s? (?:mes|meses|semanas?)|mes passado|semana passada)$`,
    ),
  },
]

/** The draft without such passages, and where they stand. */
export function withoutPriceReasons(text: string, draft: Draft): { rest: Draft; told: Span[] } {
  const kinds = new Set(draft.wishes.map(({ wish }) => wish.kind))
  const isTold = ({ start, end, blocking }: DraftUnread) => {
    const said = foldInPlace(text.slice(start, end)).toLowerCase().trim()
    return (
      !blocking && beside.some(({ of, said: form }) => of.some((kind) => kinds.has(kind)) && form.test(said))
    )
  }
  const whys = draft.unread.filter(isTold)
  // "… quanto isso pesa no temaki": the item behind it is no passage of its own.
  const told = draft.unread.filter(
    (one) =>
      whys.includes(one) ||
      (!one.blocking &&
        whys.some(({ end }) => /pesa$/.test(text.slice(0, end)) && one.start > end && one.start - end < 5)),
  )
  return {
    rest: { ...draft, unread: draft.unread.filter((one) => !told.includes(one)) },
    told: told.map(({ start, end }) => ({ start, end })),
  }
}
