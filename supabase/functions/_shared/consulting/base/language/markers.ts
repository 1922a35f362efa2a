import { tokenize } from './text.ts'

/** Effect of a word on what follows it. */
type Turn =
  /** "sem", "não", "alergia a": excludes what follows. */
  | { kind: 'negate'; allergy: boolean }
  /** "prefiro", "com", "drinks": asks for what follows. */
  | { kind: 'affirm' }
  /** "não pode faltar": asks, despite its "não". */
  | { kind: 'wish' }
  /** "pouco", "sem muito": less of what follows. */
  | { kind: 'less' }
  /** "exceto": reverses the effect so far. */
  | { kind: 'except' }

export interface Marker {
  phrase: readonly string[]
  turn: Turn
}

function markers(turn: Turn, phrases: string): Marker[] {
  return phrases
    .split(',')
    .map((phrase) => ({ phrase: tokenize(phrase), turn }))
    .filter(({ phrase }) => phrase.length > 0)
}

/** All markers, longest first. */
export const allMarkers: readonly Marker[] = [
  ...markers(
    { kind: 'negate', allergy: false },
    `sem, nada de, nada com, nada, não, nem, nunca, jamais, evitar, evite, evitamos, zero, livre de, isento de,
    tirar, tire, retirar, retire, excluir, exclua, proibido, detesto, detestamos, odeio, dispensar, dispensamos`,
  ),
  ...markers(
    { kind: 'negate', allergy: true },
    `alergia a, alergia ao, alergia, alérgico a, alérgico ao, alérgica a, alérgico, alérgica, intolerância a,
    intolerância ao, intolerância, intolerante a, intolerante, restrição a, restrição ao, restrição`,
  ),
  ...markers(
    { kind: 'affirm' },
    `prefiro, preferimos, preferência por, de preferência, gosto, gostamos, adoro, adoramos, quero, queremos, com,
    usar, usamos, uso, temos, priorizar, destaque para, destacar, incluir, inclua, só, somente, apenas, mais,
    muito, bastante, mas, porém, drinks, bebidas, coquetéis, menu, carta`,
  ),
  ...markers(
    { kind: 'wish' },
    `não pode faltar, não podem faltar, não abrir mão de, não abro mão de, não abro mão do, não abrimos mão de,
    não abrimos mão do`,
  ),
  ...markers(
    { kind: 'less' },
    `pouco, pouca, sem muito, sem muita, não muito, nada muito, sem excesso de, sem exagerar no, não tão,
    sem ser muito, não sejam muito, não seja muito, não quero muito, menos`,
  ),
  ...markers({ kind: 'except' }, 'exceto, salvo, a não ser, tirando, com exceção de, com exceção do'),
].sort((left, right) => right.phrase.length - left.phrase.length)

/** Words without a wish of their own. */
export const fillers: ReadonlySet<string> = new Set(
  tokenize(
    `a o as os um uma de da do das dos e ou em no na nos nas para pra por favor que seja sejam ser é são somos
    estamos está ao à às aos pode podem ter conter contém tem há vai vão entra entrar colocar coloque usa servir
    serve servimos trabalhar trabalhamos vender vendemos gosta quer consumir consome ingrediente ingredientes
    produto produtos derivado derivados item itens tipo qualquer nenhum nenhuma todo toda todos todas tudo casa
    bar meu minha nosso nossa nossos nossas cliente clientes público bem algum alguma alguns opção opções receita
    receitas sabor sabores base também porque pois como já aqui gente eu nós se gostaria fresco fresca frescos
    frescas possível sempre`,
  ),
)
