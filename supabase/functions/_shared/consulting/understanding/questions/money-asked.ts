/**
 * What owners ask of money in a sentence that states why: "o aluguel subiu 1.800 por mês, dá pra tirar isso só no preço?",
 * "o capote não tá dando dinheiro ou é impressão minha?".
 */
import { figure, figureOf } from '../spoken/figures.ts'
import { itemIn, type Named, question } from '../spoken/pieces.ts'
import { cut, type Sentence, sentenceEnds } from '../spoken/stretches.ts'
import { type DraftWish, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { subjectOf } from './price-subjects.ts'

const expense =
  '(?:alugue\\w+|energia|luz|agua|folha|salarios?|gas|internet|iptu|condominio|contador\\w*|impostos?|boletos?|prestac\\w+|parcelas?|financiamento|emprestimo|seguro|pro-?labore|seguranca|cozinheir\\w+|garcom|garcons|funcionari\\w+|(?:custos?|contas?|despesas?)(?: fix\\w+| da casa| de luz| de energia| de agua)?)'
const rose =
  '(?:subi\\w*|aument\\w+|encarec\\w+|pul\\w+|ficou(?: mais car[oa])?|fico|foi|passou|veio(?: mais car[oa])?|ta (?:me )?custando|custa|vai (?:subir|aumentar|custar)|me leva|come)'
const risen = new RegExp(
  `\\b${expense}\\b[^,.;?\\d]{0,40}?\\b${rose}\\b (?:(?:em|mais|uns|quase|cerca de|de|para|pra|a)\\s+)*${figure}(?: (?:reais|conto|real))?(?: (?:para|pra|a) ${figure}(?: (?:reais|conto|real))?)?(?<rest>[^,.;?]{0,24})`,
)
const wanted = new RegExp(
  `\\b(?:preciso|quero|queria|tenho que|tenho de|falta\\w*|tem que)(?: (?:de|recuperar|tirar|cobrir|pagar|compensar|arrumar|achar|repor|levantar|buscar|fazer|mais|uns|ganhar|sobrar))+ ${figure}(?: (?:reais|conto|real))?(?<rest>[^,.;?]{0,30})`,
)
const fromPrices =
  /\b(?:so |apenas |somente |tudo )?(?:n|pel|com |mexendo (?:so )?n|subindo (?:so )?|aumentando (?:so )?|d)?(?:[oa]s? )?(?:so )?precos?\b|\bno cardapio\b|\b(?:subindo|aumentando|reajustando|mexendo)\b/
const taken =
  /\b(?:tirar|cobrir|pagar|recuperar|recupero|compensar|resolver|tapar|fechar|segurar|bancar|sair|buscar|repassar|repor|conseguir|consigo|tiro|cubro|pago|alcanc\w+|chegar|chego|levantar|dar conta)\b/
const asks =
  /\b(?:da|dá|tem como|consigo|posso|possivel|rola|sera|daria|consegue\w*|como|quanto|preciso|quero|tenho que)\b/
const yearly = /\b(?:ano|anual|semana|dia|noite|hora)\b/

/** R$ a month that prices are asked to bring. */
function goalIn(said: string): number | null {
  const found = risen.exec(said)
  if (found) {
    const [, first, second] = found
    const by = second === undefined ? figureOf(first) : figureOf(second) - figureOf(first)
    const rest = found.groups?.rest ?? ''
    if (/^\s*(?:%|por cento)/.test(rest) || yearly.test(rest)) return null
    return by
  }
  const asked = wanted.exec(said)
  if (!asked || yearly.test(asked.groups?.rest ?? '') || /^\s*(?:%|por cento)/.test(asked.groups?.rest ?? ''))
    return null
  return figureOf(asked[1])
}

/** A goal in R$ from what became dearer; the figure may stand in the sentence before the question. */
function goals(sentences: readonly Sentence[]): DraftWish[] {
  return sentences.flatMap((sentence, at): DraftWish[] => {
    const { said } = sentence
    const before = sentences[at - 1]
    if (!taken.test(said) || !fromPrices.test(said) || !asks.test(said) || !/\?/.test(said)) return []
    const own = goalIn(said)
    const price = own ?? (before ? goalIn(before.said) : null)
    if (price === null || !(price >= 50 && price <= 100_000)) return []
    const from = own === null && before ? before : sentence
    return taking(from, sentence, question('goal', { price }))
  })
}

const emphasis = '(?: (?:mesmo|so|nenhum|nada|mais|ai|pra mim|pra casa|aqui))*'
const doubt =
  '(?:,? (?:ou|sera|e)(?: (?:que|e|eh|sera|so|isso|nao|ta|minha?|coisa|da minha cabeca|impressao|minha impressao|to|tou|estou|perdendo|dinheiro|prejuizo|lucro|dando|da|vale|pena|melhor|tirar|tá|engano|meu))*)*'
const losing = `(?:(?:nao|nem) (?:(?:ta|esta|tao|estao|anda|anda me) )?(?:dando|deixando|rendendo|dá|da|deixa|rende|compensando|compensa|pagando)(?: (?:dinheiro|lucro|retorno|resultado|nada|a conta))?|(?:ta |esta |anda |tao )?(?:me )?(?:dando|da|dao) (?:prejuizo|preju|lucro|dinheiro)|(?:ta|esta|tao) (?:no|em) (?:prejuizo|vermelho)|nao se paga\\w*|se paga\\w*|(?:ta |esta )?(?:me )?(?:comendo|levando) (?:dinheiro|lucro|margem))`
const forms: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:e|mas|sera que|ah|ai|agora) )*(?<s>[^,?\\d]{2,60}?),? ${losing}${emphasis}${doubt}\\s*\\?$`,
  ),
  new RegExp(
    `^(?:(?:e|mas|sera que|ah|ai|agora|eu|a gente) )*(?:to|tou|estou|tamos|estamos|ta|perco|perdemos|fico|saio)(?: (?:perdendo|tomando|tendo|deixando|ganhando))? (?:dinheiro|prejuizo|lucro|no prejuizo|no vermelho) (?:com|n|em|no|na|nos|nas)(?: ?[oa]s?)? (?<s>[^,?\\d]{2,60}?)${emphasis}${doubt}\\s*\\?$`,
  ),
]

/** Whether an item loses money: a question, however it is put. */
function losses(
  sentences: readonly Sentence[],
  names: readonly Named[],
  about: 'pays' | 'keepWorth',
): DraftWish[] {
  return sentences.flatMap((sentence): DraftWish[] => {
    // "olha, o capote não tá dando dinheiro?": the question begins behind a comma.
    for (const from of [0, ...[...sentence.said.matchAll(/,(?!\d)/g)].map(({ index }) => index + 1)]) {
      const part = { said: sentence.said.slice(from), at: sentence.at + from }
      for (const form of forms) {
        const phrase = form.exec(part.said.trim())?.groups?.s
        if (phrase === undefined) continue
        const item = subjectOf(phrase, names) ?? onlyItem(itemIn(phrase, names), phrase, names)
        if (item !== undefined) return taking(part, part, question(about, { item }))
      }
    }
    return []
  })
}

/** A name that is found within other words counts only where it is one item of the menu. */
const onlyItem = (item: string | undefined, phrase: string, names: readonly Named[]) =>
  item !== undefined &&
  phrase.split(' ').length <= 4 &&
  names.some(({ name, isSection }) => !isSection && name === item)
    ? item
    : undefined

function taking(first: Sentence, last: Sentence, wish: DraftWish['wish']): DraftWish[] {
  const start = first.at + (/^\s*/.exec(first.said)?.[0].length ?? 0)
  const end = last.at + last.said.replace(/[\s?!.]+$/, '').length
  return end - start > longestText ? [] : [{ wish, start, end }]
}

/** @param about the question that the automation answers with the house's figures */
export function readMoneyAsked(
  text: string,
  names: readonly Named[],
  about: 'pays' | 'keepWorth',
  withGoals: boolean,
): DraftWish[] {
  const sentences = cut({ said: foldInPlace(text).toLowerCase(), at: 0 }, sentenceEnds, true)
  return [...(withGoals ? goals(sentences) : []), ...losses(sentences, names, about)]
}
