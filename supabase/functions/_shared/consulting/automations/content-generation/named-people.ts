/** Posts that name whom the owner wants named, beside what they make or where they work. */
import { capitalize, ofThe } from '../../base/language/grammar.ts'
import { foldAccents, tokenize } from '../../base/language/text.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import type { Draft } from './drafts.ts'
import { drinkAlcohol, inSentence, isDrink, type Shown } from './menu-items.ts'

/** "o Neco, da cozinha" and "a Bia: faz o bolo", as the reader writes them. */
export function personIn(what: string): { who: string; name: string; at: string; deed: string } {
  const [, article = '', name = what, place = '', deed = ''] =
    /^([oa] )?([^,:]+?)(?:, (d[ao] [^:]+))?(?:: (.+))?$/u.exec(what) ?? []
  return { who: `${article}${name}`, name, at: place, deed }
}

const pours = /\b(?:bar|balcao|coquetelaria|drinks?|barman|bartender)\b/
const hosts = /\b(?:salao|caixa|atendimento|garcom|garconete|atende|recebe|serve|porta)\b/

/** What a person makes: the item with their name, the one that their deed or place names, else the first of its kind. */
function madeBy(what: string, menu: readonly Shown[]): Shown | undefined {
  const { name, deed, at } = personIn(what)
  const words = (text: string) => tokenize(text).filter((word) => word.length > 3)
  const sharing = (text: string) => {
    const said = new Set(words(text))
    return menu.find((item) => words(item.name).some((word) => said.has(word)))
  }
  const own = sharing(name) ?? sharing(`${deed} ${at}`)
  if (own) return own
  const folded = foldAccents(`${name} ${at} ${deed}`).toLowerCase()
  if (deed !== '' || hosts.test(folded)) return undefined
  const isPoured = pours.test(folded)
  // Nobody makes what comes from a tap or a bottle.
  return menu.find((item) => (isPoured ? isDrink(item) && item.kind === 'drink' : !isDrink(item)))
}

/** A post for each person; the owner asks for it, so that it comes before other subjects. */
export function personDrafts({ houseFacts }: Requirements, menu: readonly Shown[]): Draft[] {
  return houseFacts.flatMap(({ about, what = '' }): Draft[] => {
    if (about !== 'person' || what === '') return []
    const { who, name, at, deed } = personIn(what)
    const item = madeBy(what, menu)
    const told = deed !== '' ? `${capitalize(who)} ${deed}.` : ''
    const placed = at === '' ? name : `${name}, ${at}`
    const body =
      told !== ''
        ? `${told}${item && !tokenize(deed).some((word) => tokenize(item.name).includes(word)) ? ` Na mesa, isso chega como ${inSentence(item.name)}.` : ''} Agora o nome está dito.`
        : item && tokenize(item.name).includes(tokenize(name).at(-1) ?? '')
          ? `O nome do cardápio tem dono: ${placed}. É a mão por trás ${ofThe(inSentence(item.name))}.`
          : item
            ? `Por trás ${ofThe(inSentence(item.name))} há um nome: ${placed}. Agora vocês já sabem a quem elogiar.`
            : `Quem vem sempre já conhece: ${placed}. Quem vem pela primeira vez pode chegar chamando pelo nome.`
    return [
      {
        title: `Quem faz: ${capitalize(name)}`,
        subject: item ? inSentence(item.name) : 'a casa',
        body,
        question: `Que recado você deixa para ${who}?`,
        visual:
          '[As mãos de quem faz, no trabalho, sem rosto|O avental dobrado sobre a bancada|As mãos no preparo, de perto]',
        who: 'sem rosto',
        format: 'Foto',
        alcohol: item ? drinkAlcohol(item) : false,
        need: `a autorização de ${name} para o nome, por mensagem que fique guardada`,
        items: [],
        short: null,
        asks: false,
        isOnly: true,
        theme: 'Equipe',
        tells: what,
      },
    ]
  })
}
