/** Posts that tell what the owner states of the house: who supplies it, how it began, where it stands. */
import { capitalize } from '../../base/language/grammar.ts'
import { foldAccents, tokenize } from '../../base/language/text.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import type { Draft } from './drafts.ts'
import { drinkAlcohol, inSentence, type Shown, spokenPrice } from './menu-items.ts'

const person = /(?<!\p{L})(?:seu|dona|dom|mestre|tia|tio|comadre|compadre|chef|v[oó]|av[oóô])\s+\p{Lu}\p{L}+/u
const supplier =
  /\b(?:vem|vêm|cheg\w+|compr\w+|peg\w+|trag\w+|busc\w+|fornec\w+|plant\w+|cri\w+|colh\w+|pesc\w+)\b/

/** The item of the menu that a statement speaks of. */
const itemIn = (said: string, menu: readonly Shown[]) => {
  const words = new Set(tokenize(said).filter((word) => word.length > 3))
  return menu.find(({ name }) => tokenize(name).some((word) => word.length > 3 && words.has(word)))
}

/** Fits after a statement of where something comes from. */
const supplyQuestions = [
  'De que lugar vem o que você mais gosta de comer?',
  'Você pergunta de onde vem o que come?',
  'Qual ingrediente daqui todo cardápio devia ter?',
]

/** The house tells it of itself. */
const inFirstPerson: readonly (readonly [RegExp, string])[] = [
  [/^trocou(?!\p{L})/iu, 'Trocamos'],
  [/^mudou(?!\p{L})/iu, 'Mudamos'],
  [/^contratou(?!\p{L})/iu, 'Contratamos'],
  [/^reformou(?!\p{L})/iu, 'Reformamos'],
  [/^comprou(?!\p{L})/iu, 'Compramos'],
]

/** Whom an inn serves besides its guests. */
const ofDoor = /h[oó]sped|de fora/iu

/** Fits before a statement that only its owner can make; each stands once. */
const questions = [
  'Quem da sua família faria igual?',
  'Que lembrança isso traz?',
  'Quem você gostaria de ver contando uma história assim?',
]

export function storyDrafts({ houseFacts }: Requirements, menu: readonly Shown[]): Draft[] {
  return houseFacts
    .filter(({ about }) => about === 'story')
    .map(({ what = '' }, at): Draft => {
      const told = inFirstPerson.reduce((text, [words, own]) => text.replace(words, own), what)
      const said = capitalize(told.replace(/[.\s]+$/, ''))
      const item = itemIn(what, menu)
      const price = item?.price ? `, ${spokenPrice(item.price)}` : ''
      const named = person.exec(what)?.[0] ?? null
      const isSupply = supplier.test(foldAccents(what))
      const served = item
        ? ` ${isSupply ? 'No prato, é' : 'Hoje isso se prova em'} ${inSentence(item.name)}${price}.`
        : ''
      return {
        title: ofDoor.test(what)
          ? 'A porta é de todos'
          : item
            ? `De onde vem: ${inSentence(item.name)}`
            : isSupply
              ? 'De onde vem'
              : 'A história da casa',
        subject: item ? inSentence(item.name) : 'a casa',
        body: `${said}.${served.replace('Hoje isso se prova em', 'Essa história se prova em')}`,
        question: ofDoor.test(what)
          ? 'Já sabia que pode vir sem estar hospedado?'
          : ((isSupply ? supplyQuestions : questions)[at % (isSupply ? supplyQuestions : questions).length] ??
            ''),
        visual: ofDoor.test(what)
          ? '[A porta aberta, vista da rua|A entrada à noite, com a luz acesa]'
          : isSupply
            ? '[O ingrediente como chega, na caixa ou na mão|As mãos de quem entrega, sem rosto|O ingrediente sobre a mesa da cozinha]'
            : '[Um objeto antigo da casa, de perto|O balcão cedo, com a luz da rua|As mãos de quem cozinha, sem rosto]',
        who: 'sem rosto',
        format: 'Foto',
        alcohol: item ? drinkAlcohol(item) : false,
        need: named ? `a autorização de ${named} para o nome, por mensagem que fique guardada` : null,
        items: [],
        short: null,
        asks: false,
        // What the owner asks to be told has its post, also where it waits for a leave.
        isOnly: true,
        theme: isSupply ? 'Produtores e ingredientes locais' : 'A história da casa',
        tells: what,
      }
    })
}
