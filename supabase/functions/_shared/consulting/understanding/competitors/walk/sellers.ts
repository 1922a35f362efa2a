/** Who sells: the names of competitors in a line, wherever they stand. */
import { foldInPlace } from '../../text/fold.ts'
import { isNobody } from '../gate.ts'
import type { Around } from '../talk/named.ts'
import { filler, houseKinds, isGoods, isSold, notToday, roles, sellerVerbs, verbs } from './words.ts'

/** A seller's name with its place; `head` if a list of prices follows it after a colon or a dash. */
export type Seller = { name: string; start: number; end: number; head?: true }

const capital = String.raw`\p{Lu}[\p{L}'’]*`
const number = String.raw`\d{1,4}(?:[xh]\d{0,2})?(?=\s*[:(]|\s+[–—-]\s|\s+(?:${sellerVerbs})\s|\s+(?:aqui|ali|l[áa])\s|\s+[oa]s?\s+\p{L}+(?:\s+\p{L}+){0,3}\s+(?:custa|sai|est[aá]|[eé]|por)\s)`
/** "o Galpão 7 junta a turma": a figure before a verb is part of the name, as it is right behind the kind of a house. */
const numberBefore = String.raw`\d{1,3}(?=\s+(?!(?:e|ou|n[oa]s?|[oa]s?|com|por|d[eoa]s?|em|cada|reais|real|contos?|pilas?|ml|g|kg|un|para|pra|aqui|ali|l[áa])\s)\p{Ll}{2,})`
const numbered = String.raw`(?:Galp[ãa]o|Padoca|Bar|Boteco|Box|Loja|Quiosque|Barraca|Emp[óo]rio|Armaz[ée]m|Quintal|Espa[çc]o|Posto|Km|Sala|Pra[çc]a|Rua|Rota|Ponto|Point|Cantina|Cervejaria|Adega|Estação)\s+\d{1,3}(?![\d,.]|\s*(?:reais|real|contos?|ml|g|kg|un)(?!\p{L}))`
const more = String.raw`(?:\s+(?:(?:d[aeo]s?|e|&|no|na)\s+)?(?:${capital}|${number}|${numberBefore}))*`
const run = `(?:${numbered}|${capital})${more}`

/** "a Gelateria Milano", "no Terraço", "o do Alecrim", "a Kibom do carrinho sai por …". */
const named = new RegExp(
  String.raw`(?<=(?:^|[\s(])(?:[oa]s?|[OA]s?|[Nn][oa]s?|[Dd][oa]s?|[Pp]el[oa])\s)(${run}(?:\s+d[aeo]\s+\p{Ll}+(?=\s+(?:${verbs})\s))?)`,
  'gu',
)
/** "no shopping", "lá na orla": where a house is, between its name and its verb. */
const place = String.raw`(?:\s+(?:(?:la|aqui|ali)\s+)?(?:n[oa]s?|d[oa]|perto d[oa]|ao lado d[oa])\s+\p{Ll}+(?:\s+d[aeo]\s+\p{Ll}+)?)?`
/** "Bistrô Flor de Sal tem …", "Mesa Farta, buffet …", "Varanda Gourmet 29 na …" at the beginning of a sentence. */
const opening = new RegExp(
  String.raw`(?<=^\s*|[.;!?]\s+)(${run})(?=${place}\s+(?:${verbs})\s|\s*,\s|\s+[\d.,]+\s+n[oa]s?\s)`,
  'gu',
)
/** "O Temaki do Zé é delivery": a name of two capitals, and what is told of it. */
const toldName = new RegExp(
  String.raw`^(?:[OAoa]s?\s+)?(?<name>${capital}(?:\s+(?:(?:d[aeo]s?|e|&)\s+)?${capital})+)\s+(?:é|são|fica|que|est[aá]|t[aá]|tem|faz|vende|cobra|abriu|virou)\s`,
  'u',
)
/** "Panela Cheia 20, Bom Apetite 23,50": names before bare prices. */
const listed = new RegExp(
  String.raw`(?<=[:,]\s+(?:e\s+)?)(${capital}(?:\s+${capital})+)(?=\s+(?:r\$\s*)?\d)`,
  'giu',
)
/** "o Santa Dose (rabo de galo 32, …)" */
const bracketed = new RegExp(String.raw`(${run})(?=\s*\()`, 'gu')
/** "bar do ze", "bodega do Seu Raimundo": a kind of house and its name, in any letters. */
const ofKind = new RegExp(
  String.raw`(?<![\p{L}])(?:${houseKinds})\s+(?!r\$|(?:${sellerVerbs})\s)(?:(?:d[aeo]s?|[oa])\s+)?(?:(?:meu|minha|seu|dona?)\s+)?[\p{L}\d'’]+(?:\s+d[aeo]s?\s+[\p{L}'’]+)?(?![\p{L}\d])`,
  'gu',
)
/** "dona maria vende …", "o Zé do Coco cobra …": somebody who sells, in any letters. */
const person = new RegExp(
  String.raw`(?<![\p{L}])(?:dona|seu|tia|tio|mestre|ze)\s+(?:d[aeo]s?\s+)?[\p{L}'’]+(?=\s+(?:${sellerVerbs})\s)`,
  'gu',
)
const goesOn = new RegExp(`^${more}`, 'u')
/** "o brutus cobra 44" */
const byVerb = new RegExp(
  String.raw`(?<=^|[.;,]\s+|\se\s|(?<![\p{L}])tem\s)(?:(?:ja|la|e|mas)\s+)?(?:n[oa]|[oa])\s+((?:[\p{L}'’]+\s+){1,4}?)(?=(?:${sellerVerbs})\s|e (?:mais|menos|bem|muito)\s)`,
  'gu',
)
/** "na smash point o burger custa 30" */
const byPlace = /(?<=^|[.;,]\s+)(?:(?:ja|la|e|mas)\s+)?n[oa]\s+((?:[\p{L}'’]+\s+){1,3}?)(?=[oa]\s+\p{L})/gu
/** "Adega 85: …", "Boteco da Esquina – …"; blanks may stand for what its brackets told. */
const head =
  /(?:^[\s•*–-]*|(?<=[.;]\s+)|(?<=\d(?:,|\s+e|,\s+e)\s+(?=\p{Lu})))(\p{L}[^:;\d\n]{0,110}?(?:\d{1,4}(?:[xh]\d{0,2})?(?=\s*:|\s+[–—-]\s))?)(?:\s*:\s+(?=\p{L}|(?:r\$\s*)?\d)|\s*:(?=\p{L})|\s+[–—-]\s(?=[^\n]*\d))/giu

/** "Pastel da Ana, perto da praça: …": what is told of a house stands between its name and its prices. */
const calledFirst = /^(\p{Lu}[\p{L}'’]*(?:\s+d[aeo]s?\s+\p{Lu}[\p{L}'’]*)+)\s*,\s+\p{Ll}\D*$/u

/** "Oficina 21, a duas quadras daqui: pastel 9": where a house is stands between its name and its list, whatever its name holds. */
const placed =
  /(?:^[\s•*–-]*|(?<=[.;!?]\s+))(?<name>\p{Lu}[^,:;.\n]{1,50}?)\s*,\s+(?<where>(?:n[ao]s?|em|a|à|ao|aqui|ali|l[áa]|perto|dentro|atr[áa]s|do|da|de|junto|vizinh\p{L}+|colad\p{L}+)\s[^:;\n]{2,60}?)\s*:\s+(?=\p{L}[^\n]*\d)/gu
/** "Espeto do Tonho, na praça. boi 7, frango 6": a line typed in haste begins with its house. */
const hasty =
  /^[\s•*–-]*(?<name>\p{Lu}[\p{L}'’]*(?:\s+(?:d[aeo]s?\s+)?\p{Lu}[\p{L}'’]*)+)\s*,\s+(?<where>[^.:;?!\n]{2,60})[.](?=\s+[^\n]*\p{L}{3,}\s+\d)/gmu
/** "Açaí do Beto na orla": the place is no part of the name. */
const standsAt =
  /(?<=\p{Lu}.*)\s+(?:n[ao]s?|em|perto d[aeo]s?|ao lado d[aeo]s?|em frente [aà]o?)\s+\p{Ll}[\p{L} ]*$/u

/** "São três na vizinhança. Pimenta Verde: …": the sentence before a name; "Bar da Sta. Rita" has none. */
const sentenceBefore = /^[^:\n]*(?<!\p{L})\p{Ll}{3,}[.!?]\s+(?=\p{Lu})/u

/** "Bar do Pedrinho lá embaixo": where it is, and no part of its name. */
const nearby =
  /\s+(?:l[áa]|aqui|ali)\s+(?:embaixo|em ?baixo|em ?cima|perto|do lado|ao lado|atr[áa]s|na frente|em frente|na (?:esquina|pra[çc]a|orla|praia|rua)|no (?:centro|bairro|fim da rua))$/iu

/** Proper names of what is no house. */
const noHouse =
  /^(?:instagram|insta|ifood|google|whats\p{L}*|zap|facebook|tripadvisor|natal|carnaval|pix|reveillon|deus|r|centro|semana|avenida|rua|praca|praia|orla|esquina|bairro|concorrentes?|precos?.*|cardapio.*|segue.*|dois .*|tres .*|os .*)$/u

/** What stands before a name at the beginning of a sentence, and is no part of it. */
const beside =
  /^(?:alem|depois|antes|perto|dentro|fora|diante|longe|acima|abaixo|atras|em cima|embaixo|apesar|por causa|preco|cardapio|conta)\s/u

const isVerb = new RegExp(`^(?:${verbs})$`, 'u')
/** What follows the name of a house, and no item. */
const toldAfter = new RegExp(
  `^\\s+(?:${sellerVerbs}|eu|que|abr\\p{L}+|fech\\p{L}+|fica|é|vive)(?![\\p{L}])|^\\s+[oa]s?\\s+\\p{L}|^\\s*,\\s+(?!(?:r\\$\\s*)?\\d)`,
  'iu',
)

/** What houses do and dishes do not: "a Tapioca da Rita faz caldo", but not "a Lasanha da Nona faz sucesso". */
const sellsAfter =
  /^\s+(?:cobra(?:m)?|bota(?:m)?|oferece(?:m)?|pratica(?:m)?|vende(?:m)?(?!\s+(?:bem|mal|muito|pouco|mais|menos|demais))|faz(?:em)?(?!\s+(?:sucesso|parte|falta|fila|bem|diferença))|tem\s+\p{Ll}[\p{L} -]{2,30}?\s+(?:(?:a|por|de)\s+)?(?:r\$\s*)?\d)(?![\p{L}])/iu

/** "abriu mês passado o Burguer Express com …": who is new in the neighbourhood, whatever its name holds. */
const opensBefore =
  /(?<![\p{L}])(?:abri(?:u|ram)|inaugur(?:ou|aram|ado)|cheg(?:ou|aram)|surgi(?:u|ram)|aparece(?:u|ram)|mont(?:ou|aram)|nasceu|instal(?:ou|aram))(?: \p{L}+){0,4} (?:[oa]s?|uma?|tal d[aeo]) $/u

const guestsOf =
  /(?<!\p{L})(?:estudantes?|alun[oa]s?|professor(?:es|as)?|funcionari[oa]s?|servidor(?:es|as)?|medic[oa]s?|clientes?|gente|pessoal|turma|povo|galera|publico|torcida|hospedes) d[aeo]s? $/u

const verbAfter = new RegExp(`^\\s+(?:${sellerVerbs})\\s`, 'u')

/** A neighbour of whom the sentence says nothing of the kind lives there, and sells nothing. */
const sells =
  /^[^.;!?\n]*(?:\d|(?<!\p{L})(?:cobr|vend|bot|serv|abri|inaugur|promo|preco|cardapio|concorr|mais (?:car|barat))\p{L}*)/u

/** An article or a verb right behind the kind of a house. */
const notOfName =
  /^\S+ (?:[oa]s? \p{L}+|custa\p{L}*|sai|saem|esta|ta|fica|vem|abr\p{L}+|inclui|acompanha|da|dao)(?!\p{L})/u

/** Words of a sentence in small letters, which no name has: "e me responda", "churrascaria mas". */
const spoken = /(?<!\p{L})(?:eu|me|mas|por[eé]m|voc[eê]s?|responda|diga|sobre)(?!\p{L})/u

/** "Sou a Marta", "padaria na Duque Estrada.": who speaks, and the street of the house, where nothing is told or priced. */
export const isAddress = (before: string, after: string) =>
  /(?<!\p{L})(?:sou|me chamo|meu nome [eé]|quem (?:fala|escreve) [eé]|aqui [eé])\s+(?:[oa]\s+)?$/iu.test(
    before,
  ) ||
  (/(?<!\p{L})n[ao] $/iu.test(before) && !/\d/.test(before) && /^(?:,[^.;:!?\d]*)?(?:[.;!?]|$)/.test(after))

const fold = (said: string) => foldInPlace(said).toLowerCase()
const isOfKind = (said: string) => new RegExp(`^(?:${houseKinds})\\s+[\\p{L}\\d]`, 'u').test(said)
const hasKind = (said: string) => new RegExp(`(?<![\\p{L}])(?:${houseKinds})(?![\\p{L}])`, 'u').test(said)

class SellerFinder {
  readonly found: Seller[] = []
  /** Where a house is: no other name stands there. */
  private readonly places: { start: number; end: number }[] = []
  private readonly line: string
  private readonly folded: string
  private readonly around: Around

  constructor(line: string, around: Around, known: readonly string[]) {
    this.line = line
    this.folded = fold(line)
    this.around = around
    this.hastyHead()
    this.placedHeads()
    this.heads()
    for (const name of known) this.again(name)
    for (const { 0: said, index } of this.folded.matchAll(person))
      this.add(index, this.line.slice(index, index + said.length))
    this.kinds()
    this.proper()
    this.inSmallLetters()
  }

  private add(start: number, raw: string, isHead = false): void {
    const name = raw.trim().replace(/[\s.,]+$/u, '')
    const end = start + name.length
    const taken = [...this.found, ...this.places]
    if (spoken.test(name) || isNobody(name, this.folded.slice(0, start), this.line.slice(end))) return
    if ((name.length < 2 && !isHead) || taken.some((one) => one.start < end && start < one.end)) return
    this.found.push({ name, start, end, ...(isHead && { head: true as const }) })
  }

  private isOwn(name: string): boolean {
    return this.around.names.some((own) => fold(own.name) === fold(name))
  }

  private isName(name: string, isPlaced = false): boolean {
    const said = fold(name)
    if (filler.test(said) || notToday.test(said) || noHouse.test(said) || isVerb.test(said)) return false
    const isPerson = /^(?:ze|seu|dona|tia|tio|mestre) d[aeo]s? /.test(said) && /^\p{Lu}/u.test(name)
    return isOfKind(said) || isPlaced || isPerson || !isGoods(name, this.around)
  }

  private hastyHead(): void {
    for (const { 0: whole, index, groups } of this.line.matchAll(hasty)) {
      const { name = '', where = '' } = groups ?? {}
      if (notToday.test(fold(name)) || noHouse.test(fold(name)) || this.isOwn(name)) continue
      const at = index + whole.indexOf(where, whole.indexOf(name) + name.length)
      this.add(index + whole.indexOf(name), name, true)
      this.places.push({ start: at, end: at + where.length })
    }
  }

  private placedHeads(): void {
    for (const { 0: whole, index, groups } of this.line.matchAll(placed)) {
      const { name = '', where = '' } = groups ?? {}
      const isProper = /\s(?:d[aeo]s?\s)?\p{Lu}/u.test(name)
      const isSold = isGoods(name, this.around) && (!isProper || /\d/.test(name))
      if (isSold || notToday.test(fold(name)) || noHouse.test(fold(name))) continue
      const at = index + whole.indexOf(where, whole.indexOf(name) + name.length)
      this.add(index + whole.indexOf(name), name, true)
      this.places.push({ start: at, end: at + where.length })
    }
  }

  private heads(): void {
    for (const { 0: whole, 1: given = '', index } of this.line.matchAll(head)) {
      const own = given.replace(sentenceBefore, '')
      const said = (toldName.exec(own)?.groups?.name ?? own)
        .replace(nearby, '')
        .replace(standsAt, '')
        // "e   o Kaza Burger: …": where it is was taken out.
        .replace(/^\s*e\s{3,}(?:[oa]\s+)?(?=\p{Lu})/u, '')
        // "o temakeria mix: …" is called "temakeria mix".
        .replace(/^\s*[oa]\s+(?=\p{L})/u, '')
      const at = index + whole.indexOf(said)
      const rest = this.line.slice(index + whole.length)
      const called = calledFirst.exec(said)?.[1]
      if (called !== undefined) {
        this.add(at, called, true)
        continue
      }
      const folded = fold(said)
      const isProper = hasKind(folded) || /\p{Lu}\S*\s.*\p{Lu}/u.test(said)
      const isOnlyPrice =
        /^(?:r\$\s*)?\d[\d.,]*(?:\s*reais)?\s*(?:$|[,;.]|\s(?:e|cada|sempre)(?!\p{L}))/iu.test(rest)
      if (isOnlyPrice && (!isProper || (isGoods(said, this.around) && !hasKind(folded)))) continue
      const isListName =
        /\p{Lu}\S*\s+(?:\S+\s+)*(?:\p{Lu}|\d)/u.test(said) &&
        (!isSold(said, this.around) || (/^\p{L}/u.test(rest) && !/\sn[oa]s?\s/u.test(folded)))
      const inner = isOfKind(folded)
        ? undefined
        : // A number is part of a name only before a colon: "o Barracão 83: filé 49".
          [...`${said}:`.matchAll(named)].filter(({ 1: name = '' }) => this.isName(name)).at(-1)
      const before = inner ? fold(said.slice(0, inner.index)).trim() : ''
      const isOneName =
        inner !== undefined && /^(?:\p{Lu}\p{L}+\s+)+d[aeo]s?$/u.test(said.slice(0, inner.index).trim())
      if (!isOneName && before !== '' && isGoods(before, this.around) && !/preco/.test(before)) continue
      if (inner && !isOneName) this.add(at + inner.index, inner[0], true)
      else if (
        (this.isName(said, isListName) || /^\p{Lu}$/u.test(said)) &&
        !/[,(]/.test(said) &&
        said.split(/\s+/).length <= 7
      )
        this.add(at, said, true)
    }
  }

  /** A name that was written before. */
  private again(name: string): void {
    const plain = fold(name)
    for (let at = this.folded.indexOf(plain); at >= 0; at = this.folded.indexOf(plain, at + plain.length)) {
      const isWhole =
        !/[\p{L}\d]/u.test(this.folded[at - 1] ?? ' ') &&
        !/[\p{L}\d]/u.test(this.folded[at + plain.length] ?? ' ')
      if (isWhole) this.add(at, this.line.slice(at, at + plain.length))
    }
  }

  private kinds(): void {
    for (const { 0: said, index } of this.folded.matchAll(ofKind)) {
      const words = said.split(/\s+/)
      const sells = verbAfter.test(this.folded.slice(index + said.length))
      const isPerson = / d[oa]s? (?:ze|seu|dona?|meu|minha)/.test(said)
      const original = this.line.slice(index, index + said.length)
      const isProper = /\s\p{Lu}/u.test(original)
      // "no Recanto o almoço", "o executivo do Recanto sai por 29": a kind of house that is a name by itself.
      if (!isProper && /^\p{Lu}/u.test(original) && notOfName.test(said)) continue
      const further = isProper ? (goesOn.exec(this.line.slice(index + said.length))?.[0] ?? '') : ''
      // "pizza calabresa" and "casa de carne" are no names.
      if (!isPerson && !sells && isGoods(words.slice(1).join(' '), this.around)) {
        // "boteco do mar caipirinha": the item is not part of the name.
        const [first = '', link = '', next = ''] = words
        const short = /^d[aeo]s?$/.test(link) ? `${first} ${link} ${next}` : `${first} ${link}`
        if (isGoods(short.replace(/^\S+\s/, ''), this.around) && !isProper) continue
        if (!isProper) {
          this.add(index, this.line.slice(index, index + short.length))
          continue
        }
      }
      if (
        !isPerson &&
        !isProper &&
        !sells &&
        isGoods(said, this.around) &&
        !/^(?:bar|boteco|restaurante|adega)\s/.test(said)
      )
        continue
      if (
        /^\S+ (?:n[oa]s?|e|a|o|com|tem|que|cobra|vende|faz|por|mais|bem|\d+)$/.test(said) &&
        !/^\S+ \d+$/.test(said)
      )
        continue
      // "desde que a Casa botou promoção": what somebody did is no name.
      if (!isProper && /^\S+ [a-z]{2,}(?:ou|aram|eram|iram|eu|iu)$/.test(said)) continue
      this.add(index, original + further)
    }
  }

  private proper(): void {
    for (const { 1: name = '', index } of this.line.matchAll(bracketed))
      if (this.isName(name, /\s/.test(name)) && !/^\s*\(\d/.test(this.line.slice(index + name.length)))
        this.add(index, name)
    // "Sabor do Vale, a 1,2 km": one name from the beginning of the sentence.
    for (const { 1: name = '', index } of this.line.matchAll(opening))
      if (/^\p{Lu}\S+\s+d[aeo]s?\s/u.test(name) && !beside.test(fold(name)) && this.isName(name))
        this.add(index, name)
    for (const { 0: name, index } of this.line.matchAll(new RegExp(run, 'gu')))
      if (opensBefore.test(this.folded.slice(0, index)) && this.isName(name, true)) this.add(index, name)
    for (const { 1: name = '', index } of this.line.matchAll(named)) {
      const isOf = /(?:^|[\s,])(?:[oa]|que é [oa])\s+d[oa]\s$/iu.test(this.line.slice(0, index))
      const after = this.line.slice(index + name.length)
      const isTold =
        (toldAfter.test(after) && !isSold(name, this.around)) ||
        (/\s\p{Lu}/u.test(name) && sellsAfter.test(after) && !this.isOwn(name))
      // "cheio de estudantes da UFC": whose guests, and no house.
      if (guestsOf.test(this.folded.slice(0, index)) || isAddress(this.line.slice(0, index), after)) continue
      if (this.isName(name, isOf || isTold)) this.add(index, name)
    }
    // "O Boi na Brasa cobra 109. Criança no Boi na Brasa paga 45": named again further on.
    for (const { name } of [...this.found]) if (/\s/.test(name)) this.again(name)
    for (const { 1: name = '', index } of this.line.matchAll(opening))
      if (this.isName(name)) this.add(index, name)
    if (this.found.length > 0) return
    for (const { 1: name = '', index } of this.line.matchAll(listed))
      if (/^\p{Lu}.*\s\p{Lu}/u.test(name) && this.isName(name)) this.add(index, name)
  }

  private inSmallLetters(): void {
    for (const by of [byVerb, byPlace]) {
      for (const { 0: whole, 1: said = '', index } of this.folded.matchAll(by)) {
        const name = said.trim()
        const at = index + whole.lastIndexOf(said)
        if (name.split(/\s+/).some((word) => filler.test(word) && !/^d[aeo]s?$/.test(word))) continue
        if (this.isName(name, /\s/.test(name) && !isSold(name, this.around)) && !roles.test(name))
          this.add(at, this.line.slice(at, at + name.length))
      }
    }
    for (const match of this.folded.matchAll(new RegExp(roles.source, 'gu'))) {
      const name = match[1] ?? ''
      const at = match.index + match[0].indexOf(name)
      const isCounted = /(?:dois|duas|tres|quatro|\d|outros?) $/u.test(this.folded.slice(0, match.index + 1))
      const after = this.folded.slice(at + name.length)
      const isOne = /^concorr/.test(name)
        ? verbAfter.test(after)
        : !/^vizinh[oa]s?$/.test(name) || sells.test(after)
      if (isOne && !isCounted) this.add(at, this.line.slice(at, at + name.length))
    }
  }
}

/** The sellers of a line, in order, without overlaps. @param known names that were read before */
export const sellersIn = (line: string, around: Around, known: readonly string[]): Seller[] =>
  new SellerFinder(line, around, known).found.toSorted((a, b) => a.start - b.start)
