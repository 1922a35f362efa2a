/** "O que eu digo a quem não pode com isso?": which printed dishes carry it, and the sentence for the page. */
import { joinList } from '../../../base/language/text.ts'
import { isDiet } from '../../../base/lexicon/diets.ts'
import { carriesOneOf } from '../../../base/request/carried-foods.ts'
import { alcohol } from '../../../base/request/question-subjects.ts'
import type { Answer, Asking, Question } from './asking.ts'
import { salt } from './page-notes.ts'

/** Dishes whose salt is in the food and cannot be left out. */
const salted =
  /carne[- ]de[- ]sol|carne[- ]seca|charque|jab[áa]|bacalhau|linguiça|calabresa|bacon|presunto|toucinho|queijo|azeitona|camar[ãa]o seco|feijoada|pa[çc]oca/iu
const mostNamed = 6

const named = (names: readonly string[]) =>
  joinList([
    ...names.slice(0, mostNamed),
    ...(names.length > mostNamed ? [`mais ${names.length - mostNamed}`] : []),
  ])

/** What guests may have who avoid something; what is unknown is left to the kitchen. Null for alcohol and diets. */
export function servedTo({ what = '', text }: Question, { dishes }: Asking): Answer | null {
  if (salt.test(`${what} ${text}`)) {
    const fixed = dishes.filter(({ name }) => salted.test(name)).map(({ name }) => name)
    return {
      verdict: 'Escreva no pé da página: “Prefere com menos sal? Diga ao fazer o pedido.”',
      texts: [
        `Combine antes com a cozinha o que dá para fazer: o que é temperado na hora sai com menos sal; o que já está temperado, não.${fixed.length === 0 ? '' : ` Já vêm salgados, e quem atende avisa: ${named(fixed)}.`} Não escreva “sem sal” nem “para hipertensos”: é promessa de saúde.`,
      ],
    }
  }
  if (what === '' || what === alcohol || isDiet(what)) return null
  const carry = dishes.filter(({ name }) =>
    carriesOneOf([what], { name, description: null, allergens: null }),
  )
  return {
    verdict:
      carry.length === 0
        ? `Pelo nome, nenhum prato leva ${what}; só a cozinha pode confirmar.`
        : `Não sirva: ${named(carry.map(({ name }) => name))}.`,
    texts: [
      `Dos outros o cardápio não conta a receita inteira: caldo, tempero pronto e óleo da fritura podem levar. Escreva no pé: “Tem alergia? Avise antes de pedir”, e responda só com a palavra de quem cozinha.`,
    ],
  }
}
