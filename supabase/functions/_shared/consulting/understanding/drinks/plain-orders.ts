/** Orders that owners give of a whole menu of drinks in everyday sentences: who mixes them, what guests complain of. */
import { type Style, styleLabel } from '../../base/drinks/style-words.ts'
import type { WishContent } from '../text/draft.ts'
import { byPattern, type PassageReader } from '../text/take-out.ts'
import { drinkNoun, pattern } from './words.ts'

const style = (of: Style): WishContent => ({ kind: 'style', what: styleLabel(of) })

/** A question, or one evening of the week, says nothing of every drink. */
const isNarrowed = (found: RegExpMatchArray) => {
  const rest = (found.input ?? '').slice((found.index ?? 0) + found[0].length)
  return (
    /^[^.;!\n]*\?/u.test(rest) ||
    /^\s+(?:n?[ao]s?|de|d[ao]s?) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)/u.test(rest)
  )
}
const ordered = (
  source: string,
  wishesOf: (found: RegExpMatchArray) => WishContent[] | null,
): PassageReader => byPattern(pattern(source), (found) => (isNarrowed(found) ? null : wishesOf(found)))

const wanted = `(?:(?:quero|queria|queremos|preciso de|faz|faca)\\s+)?(?:${drinkNoun} (?:que (?:sejam|seja) )?)?`
const here =
  '(?:(?:eu|a gente|aqui|la|o bar|a casa|a equipe|nos|e|mas|como|porque|que|ainda|meu|minha|nosso|nossa)\\s+)*'
const mixer = '(?:barm[ae]n|bartenders?|barmaids?|mixolog\\p{L}+|profissional (?:de|do) bar|coqueteleiros?)'
const noMixer = `(?:(?:nao|nem) (?:tenho|temos|tem|ha|existe|trabalho com|conto com|contamos com|posso pagar|pago)|sem|ninguem (?:aqui )?e) (?:(?:um|uma|nenhum|nenhuma)\\s+)?${mixer}(?: (?:profissional|fix[oa]|formad[oa]|de verdade|aqui|na casa|na equipe|contratad[oa]|treinad[oa]|ainda))*`
const floor =
  '(?:garcon\\p{L}*|garcom|garcons|atendentes?|caixa|cozinheir[oa]s?|cozinha|balconistas?|ajudantes?|estagiari[oa]s?|novat[oa]s?|(?:meu|minha) (?:filh[oa]|mulher|marido|espos[oa]|mae|pai|irma|irmao)|pessoal do salao|menin[oa]s?)'
const mixes = '(?:faz|fazem|prepara|preparam|monta|montam|mexe|bate|mistura|misturam|toca)'
const floorMixes = `quem ${mixes} (?:(?:os|as|o|a|tudo|isso|drinks?|bebidas?|coquet\\p{L}+|bar)\\s+)*(?:e|sao|vai ser|acaba sendo) (?:(?:o|a|os|as|um|uma|proprio|propria|mesmo)\\s+)*${floor}(?: mesm[oa])?`
const mustManage = `(?:(?:quero|queria|queremos|preciso de)\\s+)?(?:(?:${drinkNoun}|coisas?|algo|tudo)\\s+)?que (?:(?:o|a|os|as|um|uma|meu|minha|qualquer)\\s+)*${floor} (?:consig\\p{L}+|saib\\p{L}+|poss\\p{L}+|de conta de|aprend\\p{L}+)(?: (?:fazer|preparar|montar|rapido|sozinh[oa]))*`

/** "não tenho barman, quem faz é o garçom": few steps. */
const byTheFloor = ordered(
  `${here}(?:${noMixer}(?:\\s*,?\\s*(?:e |entao )?${floorMixes})?|${floorMixes}(?:\\s*,?\\s*(?:porque |pois |que )?${here}${noMixer})?|${mustManage})`,
  () => [style('quick')],
)

const guests =
  '(?:(?:o|a|os|as|meus?|minhas?|nossos?|nossas?|muit[oa]s?|algu(?:m|ns)|tem)\\s+)*(?:client\\p{L}+|fregues\\p{L}*|pessoal|povo|galera|turma|publico|gente|todo mundo|hospedes?)(?: (?:daqui|da casa|do bar|que|as vezes|sempre|ja|vem))*'
const complains =
  '(?:reclam\\p{L}+|acha|acham|achou|dizem|diz|disse\\p{L}*|fala|falam|falou|queix\\p{L}+|comenta\\p{L}*|se queixam?)(?: (?:de|d[oa]s?|que|muito|sempre|comigo|pra mim))*'
const subject = `(?:(?:o|a|os|as|meus?|nossos?|cada|esse|esses)\\s+)*(?:${drinkNoun}|caipirinhas?)(?: (?:daqui|da casa|do bar|da carta))?`
const are = '(?:(?:e|sao|esta|estao|ta|tao|vem|vao|sai|saem|fica|ficam|anda|andam|era|eram)\\s+)?'
const much = '(?:(?:muito|meio|bem|mais|tao|um pouco)\\s+)*'

const faults: readonly (readonly [RegExp, Style])[] = [
  [/^(?:frac|fraqu|aguad|sem alcool|ral)/, 'strong'],
  [/^fort/, 'light'],
  [/^(?:doc|enjoativ|melad)/, 'dry'],
  [/^amarg/, 'not_bitter'],
  [/^(?:demor|lent)/, 'quick'],
]
const fault =
  '(?<fault>frac[oa]s?|fraquinh[oa]s?|aguad[oa]s?|ral[oa]s?|fortes?|doces?|docinh[oa]s?|enjoativ[oa]s?|melad[oa]s?|amarg[oa]s?|demorad[oa]s?|lent[oa]s?|demoram?)'

/** "cliente reclama que drink é fraco": the opposite is wanted. */
const complaint = ordered(
  `(?:${guests} ${complains} (?:que )?(?:${subject} )?|${complains} que ${subject} |${subject} (?=(?:estao|esta|ta|tao|andam|anda|vem|saem) (?:[a-z]+ )*frac|(?:estao|esta|ta|tao|andam|anda|sao|saem|ficam) (?:[a-z]+ ){0,2}demais))${are}${much}${fault}(?: (?:demais|de mais|pro preco|para o preco))?`,
  ({ groups }) => {
    const found = faults.find(([words]) => words.test(groups?.fault ?? ''))
    return found ? [style(found[1])] : null
  },
)

const have =
  '(?:(?:eu|a gente|nos|a casa)\\s+)*(?:ja )?(?:tenho|temos|tem|vendo|vendemos|sirvo|servimos|faco|fazemos|esta|estao|existe)(?: (?:hoje|aqui|sempre))*'
const onList =
  '(?:(?:d[aeo]|n[aeo]) (?:(?:minha|nossa|meu|nosso|propri[oa])\\s+)*(?:carta|cardapio|menu|casa|bar)(?: (?:atual|de hoje))?)'
/** "não quero repetir o que já tenho na carta" */
const noRepeats = ordered(
  `${here}(?:(?:(?:nao|nem)(?: (?:quero|queremos|queria|pode|podem|vale|da para|vamos|vai))*|sem|nada de|evit\\p{L}+) (?:repet\\p{L}+|duplic\\p{L}+|copi\\p{L}+|fazer igual|ser igual)(?: (?:a|ao|aos|os|as|o|nada|drinks?|receitas?|d[oe]|itens|nenhum))*|nada (?:igual|parecido|repetido)(?: (?:com|a|ao|aos|do|d[oe]s?))*|${wanted}diferentes? d[oe]s?) (?:(?:o |os |as )?que ${have}(?: ${onList})?|${onList})`,
  () => [{ kind: 'question', about: 'bar', what: 'notRepeated' }],
)

const onTheGlass =
  '(?:(?:espetad|pendurad|cortad|pres)[oa]s? )?(?:n[oa]s? |em |da |do )(?:borda|beira|copo|taca|palito|espetinho)s?(?: (?:d[oa]s? )?(?:copo|taca|drink)s?)?|(?:espetad|pendurad)[oa]s?|(?:como|de) (?:enfeite|guarnicao|decoracao)'
/** "sem fruta na borda" is of the garnish: no fruit leaves the drinks for it. */
const noRimFruit: PassageReader = byPattern(
  pattern(
    `${here}(?:(?:nao|nem)(?: (?:quero|queremos|uso|usamos|ponho|colocar|por|botar|gosto de))+|sem|nada de|nenhum[a]?) (?:[a-z]+ (?:de )?){1,3}?(?:${onTheGlass})`,
  ),
  ([said = '']) =>
    /\b(?:frutas?|rodelas?|fatias?|gomos?|cascas?|flor(?:es)?|ervas?|folhas?|hortela)\b/.test(said)
      ? []
      : null,
)

export const plainOrderReaders: readonly PassageReader[] = [byTheFloor, complaint, noRepeats, noRimFruit]
