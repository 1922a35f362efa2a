/** Words that owners do not want in their captions: of another language, slang, diminutives, exclamation marks, familiar speech. */
import { tokenize } from './text.ts'

export const wordingLimits = ['noEnglish', 'noSlang', 'noDiminutives', 'noExclamation', 'formal'] as const
export type WordingLimit = (typeof wordingLimits)[number]

type Exchange = readonly (readonly [RegExp, string])[]

/** What guests call the messages of a profile, in Portuguese. */
const portuguese: Exchange = [
  [/(?<!\p{L})(?:n[ao]|pel[ao]|por|via) (?:direct|inbox)(?!\p{L})/giu, 'por mensagem'],
  [/(?<!\p{L})(?:direct|inbox)(?!\p{L})/giu, 'mensagem'],
  [/(?<!\p{L})delivery(?!\p{L})/giu, 'entrega'],
  [/(?<!\p{L})drink(?=s?(?!\p{L}))/giu, 'drinque'],
  [/(?<!\p{L})(?:[oa] )?link da bio(?!\p{L})/giu, 'o endereço do perfil'],
  [/(?<!\p{L})happy hour(?!\p{L})/giu, 'fim de tarde'],
]
/** What the profile calls its forms, for labels and instructions. */
const labels: Exchange = [
  [/(?<!\p{L})n[oa]s Stories(?!\p{L})/gu, 'na publicação de 24 horas'],
  [/(?<!\p{L})(?:um|o|os) Stories(?!\p{L})/gu, 'uma publicação de 24 horas'],
  [/(?<!\p{L})Stories(?!\p{L})/gu, 'publicação de 24 horas'],
  [/(?<!\p{L})Reels(?!\p{L})/gu, 'vídeo curto'],
  [/(?<!\p{L})feed(?!\p{L})/giu, 'perfil'],
  [/(?<!\p{L})posts?(?!\p{L})/giu, 'publicação'],
]
const calm: Exchange = [
  [/!\?|\?!/g, '?'],
  [/!+/g, '.'],
]
const polite: Exchange = [
  [/(?<!\p{L})vocês(?!\p{L})/gu, 'os senhores'],
  [/(?<!\p{L})Vocês(?!\p{L})/gu, 'Os senhores'],
  [/(?<!\p{L})você(?!\p{L})/gu, 'o senhor ou a senhora'],
  [/(?<!\p{L})Você(?!\p{L})/gu, 'O senhor ou a senhora'],
]
const exchanges: Readonly<Record<WordingLimit, Exchange>> = {
  noEnglish: portuguese,
  noSlang: [],
  noDiminutives: [],
  noExclamation: calm,
  formal: [...calm, ...polite],
}

const english = new Set(
  tokenize(
    'direct inbox delivery drink drinks link like likes feed check checklist playlist spoiler brunch breakfast happy hour story stories post posts reels burger burgers smash selfie bartender barman backstage online kit print hit top look blend mix shot shots twist light snack snacks snackbar fast food foodie love night live weekend cold brew coffee homemade gourmet vip tour ranking crush',
  ),
)
const slang =
  /(?<!\p{L})(?:vixe|oxe|[ée]gua|arretad\p{L}*|bora|partiu|galera|rol[êe]|massa demais|mano|cabra|macho|t[áa]|t[ôo]|pra|pro|pras|pros|n[ée]|tu|meu povo)(?!\p{L})/iu
const familiar = /(?<!\p{L})(?:voc[êe]s?|tu|te|ti|contigo|a gente|teu|tua|pra|t[áa]|turma|galera)(?!\p{L})/iu

/** Words that end like a diminutive and are none. */
const lexical = new Set(
  'cozinha cozinhas linha linhas galinha galinhas caminho caminhos vizinho vizinhos vizinha vizinhas farinha farinhas rainha sardinha sardinhas vinho vinhos minha minhas tinha adivinha adivinhe carinho espinha marinho marinha ninho ninhos sozinho sozinha sozinhos caipirinha caipirinhas coxinha coxinhas chorinho pinho campainha bainha padrinho madrinha moinho encaminha aninha mesquinho golfinho rinha convinha vinha vinhas definha cavaquinho cavaquinhos'.split(
    ' ',
  ),
)
const diminutive = /^\p{L}{2,}(?:zinh|inh)[oa]s?$/u

/** The word of a text that breaks a limit, or null; `own`: words of the house's and the owner's names, which stay. */
function breaking(text: string, limit: WordingLimit, own: ReadonlySet<string>): string | null {
  const words = tokenize(text).filter((word) => !own.has(word))
  switch (limit) {
    case 'noEnglish':
      return words.find((word) => english.has(word)) ?? null
    case 'noDiminutives':
      return words.find((word) => diminutive.test(word) && !lexical.has(word)) ?? null
    case 'noExclamation':
      return text.includes('!') ? '!' : null
    case 'noSlang':
      return slang.exec(text)?.[0] ?? null
    case 'formal':
      return text.includes('!') ? '!' : (familiar.exec(text)?.[0] ?? null)
  }
}

/** A text with its words exchanged as far as others say the same; words of `own` stay. */
export const reworded = (text: string, limits: readonly WordingLimit[], own: ReadonlySet<string>): string =>
  limits
    .flatMap((limit) => exchanges[limit])
    .reduce(
      (said, [words, other]) =>
        said.replace(words, (found) => {
          const tokens = tokenize(found)
          return tokens.length > 0 && tokens.every((token) => own.has(token)) ? found : other
        }),
      text,
    )

/** A label or an instruction beside the posts without English words; words of `own` stay. */
export const portugueseLabel = (text: string, own: ReadonlySet<string>): string =>
  labels.reduce((said, [words, other]) => said.replace(words, other), reworded(text, ['noEnglish'], own))

/** The first word that breaks one of the limits; null for a text that keeps them. */
export const brokenBy = (
  text: string,
  limits: readonly WordingLimit[],
  own: ReadonlySet<string>,
): string | null => limits.map((limit) => breaking(text, limit, own)).find((word) => word !== null) ?? null

/** The words that a limit leaves: those of the house's items and names, and those that its owner uses. */
export const ownWords = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(tokenize))
