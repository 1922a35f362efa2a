/** Clauses that ask for nothing: greetings, announcements, what the consultation is anyway, what was just refused. */
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isWithin, meets, type Span } from '../text/half-read.ts'
import { asksForNothing } from '../told/courtesies.ts'
import { onlyStresses } from '../told/emphasis.ts'

/** What a refusal just before it already says. */
const repeated =
  /^(?:e )?(?:tambem )?nao (?:vamos|vou|pretendemos|pretendo|queremos|quero) (?:vender|servir|ter|colocar|por|botar|usar|comecar)$/

/** "sobra muita espinha de peixe, dá pra aproveitar?": what is left over is used anyway. */
const used =
  /^(?:(?:e |sera que |como )*(?:da (?:pra|para) |tem como |posso |podem |vocês |)?)?(?:aproveit|us|gast)(?:a|ar|em|o)(?: (?:isso|em algo|em algum(?:a)? (?:prato|coisa)|num prato|tudo))?$|^(?:e |eu |a gente )*(?:quer\w+|gostar\w+(?: de)?|precis\w+(?: de)?|da (?:pra|para)) dar (?:um )?(?:bom )?(?:destino|fim|uso|jeito|saida)(?: (?:a |com |n)?(?:el[ae]s?|isso|tudo))?$|^(?:e |eu |a gente |que )*(?:quer\w+|precis\w+(?: de)?|tem que|vamos|bora)? ?(?:acabar|gastar|girar|desencalhar|esvaziar)(?: com)?(?: (?:logo|primeiro|el[ae]s?|isso|tudo|essas garrafas))*$/

/** "quero isso marcado": what some guests may not have is marked anyway. */
const marked =
  /^(?:(?:e|entao|eu) )*(?:quer\w+|precis\w+(?: de| que)?|gostaria(?: de)?|bot\w+|coloc\w+|deix\w+)?\s*(?:que )?(?:isso|isto|tudo isso|eles|elas)?\s*(?:seja |fique |venha |esteja |ser |vir )?(?:bem )?(?:marcad|sinalizad|indicad|identificad|avisad)[oa]s?(?: (?:no|na|em) (?:\w+ ?){1,3})?$/

/** What only stresses a price that does not rise. */
const stressed =
  /^(?:nem (?:um|1) (?:real|centavo|conto|tostao)(?: (?:a mais|sequer))?|(?:(?:o povo|cliente|a turma|todo mundo|ja|que) )*(?:(?:ta|tao|esta|estao|anda|andam|vive|vivem) )?reclam(?:ando|a|am|ou|aram)(?: (?:muito|demais|do preco|dela|dele))*)$/

/** "…, que sábado vem gente de longe só por elas": why an item stays. */
const drawing =
  /^(?:(?:que|porque|pois|no|na|todo|toda|aos?|dia de) )*(?:(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|fim de semana|feriado)s? )?(?:vem|vive|chega|tem|aparece) (?:muita )?(?:gente|clientes?|povo|turistas?|familias?)(?: (?:de longe|de fora|de outra cidade|de todo canto))?(?: (?:so|somente))?(?: (?:por (?:causa )?(?:d?el[ea]s?|disso|isso)|pra comer|atras (?:d?el[ea]s?|disso)))?$/

/** "novos para o jantar da pousada", "novos para dezembro e janeiro": what for, and the dishes start before it anyway. */
const month = '(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)'
const purpose = new RegExp(
  `^(?:nov[oa]s )?(?:para|pra|pro|p) (?:(?:[oa]s?|noss[oa]s?|meu|minha|esse|este) )*(?:jantar|almoco|cardapio|menu|casa|verao|inverno|(?:alta )?(?:estacao|temporada)|ferias|fim de ano|${month}(?:,? e ${month})?)(?: d[aeo]s? (?:casa|pousada|hotel|bar|restaurante|barraca|bistro|cafe|noite|dia a dia|verao|ano))?$`,
)

/** "quatro pratos novos": they are new anyway. */
const justNew = /^(?:nov[oa]s|inedit[oa]s|diferentes)$/

/** "não fazemos" before what is refused, "por imersão" behind it, "o preço de venda" before its limit. */
const heads: readonly (readonly [said: RegExp, kind: DraftWish['wish']['kind'], side: 'before' | 'after'])[] =
  [
    [
      /^(?:e )?(?:tambem )?(?:a gente )?nao (?:faz|fazemos|faco|servimos|sirvo|trabalhamos com|usamos|uso)$/,
      'exclude',
      'before',
    ],
    // "gostaríamos de ficar" with at most so many
    [
      /^(?:eu |nos |a gente )?(?:gostar\w+|quer\w+|pretend\w+|precis\w+)(?: de)? (?:ficar|trabalhar|seguir|terminar)$/,
      'count',
      'before',
    ],
    [/^(?:por |de )?imersao$/, 'exclude', 'after'],
    [
      /^(?:(?:a|de) )?(?:carvao|lenha|gas|comum|simples|industrial|domestic[oa]|eletric[oa])$/,
      'equipment',
      'after',
    ],
    [/^(?:e )?(?:[oa]s? )?precos? (?:de venda|final|no cardapio|ao cliente)$/, 'price', 'before'],
  ]
const nextTo = 12

const clause = /[^.,;:!?\n()]+/g
const sentence = /[^.!?;\n]+/g

/** Whether a passage is within a clause or a sentence that only stresses something, and of which nothing was read. */
const isStress = (text: string, passage: Span, { wishes }: Draft): boolean =>
  [clause, sentence].some((part) =>
    [...text.matchAll(part)].some(({ 0: said, index }) => {
      const own = { start: index, end: index + said.length }
      // A question mark behind it asks: "é teimosia minha?"
      return (
        isWithin(passage, own) &&
        text[own.end] !== '?' &&
        onlyStresses(said) &&
        !wishes.some((one) => meets(one, own))
      )
    }),
  )

/** The draft without them. */
export function withoutFillers(text: string, draft: Draft): Draft {
  const isFiller = ({ start, end }: { start: number; end: number }) => {
    const said = foldInPlace(text.slice(start, end)).toLowerCase().trim()
    if (asksForNothing(text.slice(start, end)) || isStress(text, { start, end }, draft)) return true
    if (marked.test(said) && draft.wishes.some(({ wish }) => wish.kind === 'exclude' && wish.guests))
      return true
    const isLeftBefore = draft.wishes.some(
      ({ wish, end: before }) =>
        ((wish.kind === 'prefer' && wish.why === 'supply') || wish.kind === 'leftover') &&
        before <= start &&
        start - before < 40,
    )
    if (used.test(said) && isLeftBefore) return true
    // "não sobe nem um real, já tão reclamando": said once more, and why.
    const isHeldBefore = draft.wishes.some(
      ({ wish, end: before }) =>
        (wish.kind === 'capPrice' || wish.kind === 'keepPrice') && before <= start && start - before < 40,
    )
    if (stressed.test(said) && isHeldBefore) return true
    const isKeptBefore = draft.wishes.some(
      ({ wish, end: before }) => wish.kind === 'keepItem' && before <= start && start - before < 60,
    )
    if (drawing.test(said) && isKeptBefore) return true
    const isSheetBefore = draft.wishes.some(
      ({ wish, end: before }) => wish.kind === 'layout' && before <= start && start - before < 8,
    )
    const isCounted = draft.wishes.some(
      ({ wish, end: before }) => wish.kind === 'count' && before <= start && start - before < 4,
    )
    const isLast = justNew.test(said) && /^(?:[:,.;]|\s*$)/.test(text.slice(end))
    if ((purpose.test(said) || isLast) && isCounted) return true
    const isHead = heads.some(
      ([words, kind, side]) =>
        words.test(said) &&
        draft.wishes.some(({ wish, start: from, end: to }) => {
          const gap = side === 'before' ? from - end : start - to
          return wish.kind === kind && gap >= 0 && gap < nextTo
        }),
    )
    if (isHead) return true
    if (/^(?:e )?verso$/.test(said) && isSheetBefore) return true
    return (
      repeated.test(said) &&
      draft.wishes.some(
        ({ wish, end: before }) => wish.kind === 'exclude' && before <= start && start - before < 6,
      )
    )
  }
  return { ...draft, unread: draft.unread.filter((one) => one.blocking || !isFiller(one)) }
}
