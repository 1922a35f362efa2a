import { canonAll } from '../text/scan.ts'
import { commonWords } from './common-words.ts'
import { plainWords } from './everyday-words.ts'
import { peopleWords } from './people-words.ts'

/** Shortest word in which a typo is corrected. */
const shortest = 5
const longest = 30

/**
 * Everyday words one typo away from a word of the lexicon. The speller knows them, so that "mente" does not become
 * "menta".
 */
const everyday = canonAll(`
  mente gente quente frente ponto conto canto santo tanto quanto carta certa certo curta cento morte sorte norte corte
  parte porte festa gesto resto posto custo vista lista pista mesmo termo forma firma turma verão verdade vermelho preço
  pressa grupo troco bloco passo pasto prato pronto preto perto peito feito leito jeito frito grito risco disco marca
  barca banca cerca certeza cedo medo dedo pedido peço pouco louco rouco melhor maior mulher colher cidade idade saída
  comida bebida vida medida batida corrida cozido vendido partida querida senhora senhor marido esposa esposo filho filha
  pessoa pessoas casal amigo amiga turista garçom gerente chefe equipe cozinha cozinheiro fornecedor fogo gelado
  gelada janela panela canela sala mala bala fala vale calor valor favor sabor labor humor amor cor dor flor
  sempre nunca quando onde porque talvez assim ainda depois antes agora hoje ontem amanhã semana dia mês ano hora
  minuto segundo terça quarta quinta sexta sábado domingo janeiro fevereiro março abril maio junho julho agosto setembro
  outubro novembro dezembro manhã tarde noite caixa conta venda vendas compra compras dinheiro cartão
  pagar vender comprar servir beber comer cortar botar pedir levar deixar trazer fazer ficar passar mudar
  bonito bonita lindo linda bacana legal massa top novo nova velho velha grande pequeno médio alto alta baixo baixa
  rua praia mar serra sertão bairro centro frango vinho velas carro moto barco marmita delivery loja site foto fotos
  garrafa lata copo taça jarra dose balde mesa cadeira banheiro luz água fumaça mundo fundo lado meio fim começo
  primeiro segunda terceiro último próxima próximo mesma outro outra outros vários cada algo alguém ninguém nenhum
  entre contra desde sobre sob após durante segundo conforme contudo porém todavia
  manter mantém mantido matar marcar mandar manta menta mento muita muito minha vinha linha tinha pinga pingo pinho
  cara caro barra barro carne cerne perna terna terno terra torra torre torta porta porto corpo copa capa
  chama chamam chegar cheiro cheio chefia chuva chuvas chope choque choro chapa chave
  salada salgado salto saldo sauna santa saúde
  cliente clientes criança crianças crença grávida gravado gravar menor menores idoso idosa
  confio conheço começa comece parece parecer precisa espero espera acho achar amar andar gosto gosta gostei dizer disse falar fala
  pensar penso peça peças sentir serve servem servir tenta tentar testar teste teve vários ver vendo vou vezes claro cores azul verde
  branco branca amarelo roxo rosa preta canudo plástico samba forró música show palco sertanejo criar criativo diferente especial
  famoso famosa feliz gostoso gostosa saboroso barato caramba demais direto fácil final geral igual legal local melhorar menor
  metade milhão moda mostrar natural nível normal parar pegar perder perfeito pior popular possível prazer presente pronta
  próprio público puro raro real reduzir rico ruim salvar seguro serviço servido simples tema tempo típico total tradicional
  último único usar útil valer variado verão inverno visual volta xícara
  verso frente finados fortal junina junino juninas juninos quadrilha réveillon natal carnaval páscoa feriado folia forrozeiro
  pastor pastora padre bispo missa igreja culto
  ideia ideias dica dicas tipo tipos coisa coisas
  fonte fontes lerdo lerda coupe coupé perfil perfis espesso espessa queixa queixas aroma aromas batiza batizar batize sonhe sonhar caruaru
  opera operar operam operando
  careiro indago indaga recado veludo capital
  tiquinho tico bocado bocadinho tantinho cadinho família frescura sítio
  gordo gorda gordos gordas gordura magro magra
  acari adoçado agrado anormal aperto apontar apresentado aroma ataco banho bastar batiza Belém cadeia casarão chalé chato
  cifrão citada cobre coitado colinha combinho comparado comparar confiar convém cópia cover Crato crepe crise cruza cupom
  dentro despenca despesa dizia dourado empacado essência espeto esquema expressão fazendo fonte fornada fosco freio furado
  galeria girar girando gramado greve houve juntar justiça largo laser lavando maciço médico mestre mosca ópera organizo padrão
  pagaria parzinho pasto perdido perfil pesca pescador pobre provinha rachar refresca render rende requentado rodeio sabia sairia
  Santana sente sentem sério serro sinto sinta sirva sirvo sofre sofrer solar sombra sutil tostão treino usina vendendo viagem
  `)

/** Plain words, which are of no term unless the lexicon lists them. */
export const everydayWords: ReadonlySet<string> = new Set([
  ...everyday,
  ...commonWords,
  ...plainWords,
  ...peopleWords,
])

/** All strings with one letter of a word removed. */
function shorter(word: string): string[] {
  const found: string[] = []
  for (let at = 0; at < word.length; at += 1) found.push(word.slice(0, at) + word.slice(at + 1))
  return found
}

/** Whether one typo turns one word into the other: a letter too many, missing or wrong, or two swapped. */
export function isOneSlip(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  )
}

/** Endings of diminutives, augmentatives and superlatives, with their replacements. Longest first. */
const endings: readonly (readonly [ending: string, stems: readonly string[]])[] = [
  ['aozinho', ['ao']],
  ['zinhozinho', ['']],
  ['quissimo', ['co']],
  ['guissimo', ['go']],
  ['quissima', ['ca']],
  ['issimo', ['o', 'e', '']],
  ['issima', ['a', 'e', '']],
  ['quinho', ['co', 'que']],
  ['quinha', ['ca', 'que']],
  ['guinho', ['go', 'gue']],
  ['guinha', ['ga', 'gue']],
  ['zinho', ['', 'o', 'e']],
  ['zinha', ['', 'a', 'e']],
  ['inho', ['o', 'e', '', 'a']],
  ['inha', ['a', 'e', '', 'o']],
  ['zaozao', ['']],
  ['zao', ['']],
]

/** Endings that make a word of its own out of another: "careiro" is of "caro", and no misspelled "carneiro". */
const derived = /^(.{3,}?)(?:eir[oa]s?|istas?|ismos?|mente|os[oa]s?|ud[oa]s?|ent[oa]s?|agem|ices?)$/

/** Words that only look like diminutives, kept so that they are not mistaken for other words. */
const whole = new Set(
  canonAll(
    'vinho moinho caminho sozinho vizinho cozinha farinha galinha rainha sardinha linha marinha padrinho mesquinho',
  ),
)

/** Replaces misspelled words by known ones. */
export class Speller {
  private readonly known: Set<string>
  private readonly common: Speller | null
  /** Known words, indexed by what remains after removing one letter. */
  private slips: Map<string, string[]> | null = null
  private readonly found = new Map<string, string>()
  /** Number of comparisons, for the test of how work grows with a text. */
  comparisons = 0

  /** @param common a speller of shared words, so that they are indexed once */
  constructor(words: Iterable<string>, common: Speller | null = null) {
    this.known = new Set(words)
    this.common = common
  }

  knows(word: string): boolean {
    return this.isNamed(word) || everydayWords.has(word)
  }

  /** Whether the reader knows a meaning for the word, besides knowing its spelling. */
  private isNamed(word: string): boolean {
    return this.known.has(word) || this.common?.isNamed(word) === true
  }

  /** The known word that is meant, or the word itself. */
  mend(word: string): string {
    if (word === '' || this.knows(word)) return word
    const seen = this.found.get(word)
    if (seen !== undefined) return seen
    const mended = this.withoutRepeats(word) ?? this.base(word) ?? this.slip(word) ?? word
    this.found.set(word, mended)
    return mended
  }

  /** "naooo" → "nao", "leeeite" → "leite". */
  private withoutRepeats(word: string): string | null {
    if (!/(.)\1/.test(word)) return null
    const once = word.replace(/(.)\1+/g, '$1')
    const twice = word.replace(/(.)\1{2,}/g, '$1$1')
    return [twice, once].find((candidate) => candidate.length > 2 && this.knows(candidate)) ?? null
  }

  /** "limaozinho" → "limao". */
  private base(word: string): string | null {
    if (whole.has(word)) return null
    for (const [ending, stems] of endings) {
      if (!word.endsWith(ending)) continue
      const start = word.slice(0, -ending.length)
      if (start.length < 2) continue
      const found = stems.map((stem) => start + stem).find((candidate) => this.isNamed(candidate))
      if (found) return found
    }
    return null
  }

  /** The only known word that is one typo away. */
  private slip(word: string): string | null {
    if (word.length < shortest || word.length > longest || !/^[a-z]+$/.test(word)) return null
    if (this.isDerived(word)) return null
    const candidates = new Set<string>()
    this.collectSlips(word, candidates)
    const [only] = candidates
    return candidates.size === 1 && only !== undefined ? only : null
  }

  /** Whether a word is made of a known one, and therefore no slip. */
  private isDerived(word: string): boolean {
    const stem = derived.exec(word)?.[1]
    return stem !== undefined && ['', 'o', 'a', 'e'].some((end) => this.knows(stem + end))
  }

  private collectSlips(word: string, candidates: Set<string>): void {
    this.common?.collectSlips(word, candidates)
    this.slips ??= this.indexSlips()
    for (const rest of [word, ...shorter(word)]) {
      for (const candidate of this.slips.get(rest) ?? []) {
        this.comparisons += 1
        // Hands slip on the first letter least of all: "clichê" is no "aliche".
        const startsSo = candidate[0] === word[0] || candidate[0] === word[1] || candidate[1] === word[0]
        if (startsSo && isOneSlip(word, candidate)) {
          candidates.add(candidate)
        }
      }
    }
  }

  private indexSlips(): Map<string, string[]> {
    const slips = new Map<string, string[]>()
    for (const word of this.common ? this.known : new Set([...this.known, ...everyday])) {
      if (word.length < shortest - 1 || word.length > longest || !/^[a-z]+$/.test(word)) continue
      for (const rest of new Set([word, ...shorter(word)])) {
        const others = slips.get(rest)
        if (others) others.push(word)
        else slips.set(rest, [word])
      }
    }
    return slips
  }
}
