/**
 * A name is not yet a wish: "o caju é símbolo do Ceará" mentions a fruit, and "o quiabo é melhor não aparecer" refuses it.
 * A preference needs a word that wants it, or a list of nothing but names; a guest needs a word that says who comes.
 */
import { type DraftUnread, type DraftWish, longestText } from '../text/draft.ts'
import { type Half, type HalfReadRules, meets, type Span } from '../text/half-read.ts'

const stretch = /(?:[^.!?;:,()\n]|(?<=\d)[.,](?=\d))+/gu
const turn = /\s(?=(?:mas|porem|so que|entao)\s)/gu

const wants =
  /(?<![a-z])(?:quer\w*|gostari\w*|pens\w+|imagin\w+|ideia|vontade|desej\w+|sonh\w+|prefer\w*|priori\w+|us[ae]\w*|bot\w+|poe|poem|ponh\w+|coloc\w+|coloqu\w+|met[ae]m?|inclu\w+|faz|faca\w*|fazer|fazendo|cri[ae]\w*|invent\w+|mont\w+|aproveit\w+|gast\w+|sobr\w+|rest\w+|encost\w+|parad\w+|estoque|tenho|temos|tem|ter|compr\w+|receb\w+|vamos|vai|vao|caprich\w+|foc\w+|foque\w*|valoriz\w+|puxa\w*|lev[ae]\w*|falt\w+|obrigat\w*|questao|podi\w+|pode\w*|precis\w+|dev[ae]\w*|ador\w+|am[ao]|abr\w+ mao|gost\w+|curt\w+|seria\w*|melhor|algo|algum\w*|todas?|todos?|coisas?|com|mais|muit[oa]s?|pouc[oa]s?|base|tipo|estilo|linha|toque|pegada|sabor|gosto|cereja|misturas?|variac\w+|versao|versoes|releitura\w*|homenage\w+|destaque|especial\w*|principal\w*|sobretudo|ate|tambem|igual|como|combin\w+|cara d\w+|forte|excesso|fart\w+|safra|epoca|trabalh\w+|serv\w+|sai|vend\w+|pede|pedem|deix\w+|sejam?|gira|girar|explor\w+|test\w+|experiment\w+|tent\w+|acrescent\w+|ofere\w+|assin\w+|tro(?:c|qu)\w+|substitu\w+|no lugar|bem[ -]vind\w+|tudo bem|liberad\w+|permit\w+|drinks?|drinques?|coqueteis|coquetel|pratos?|menu|cafe da manha|se for|sem|tirando|esquec\w+|entupid\w+|lotad\w+|cheio|cheia|apost\w+|traz\w*|ganh\w+|de graca)(?![a-z])/
/** Words that turn a preference around or make it a part, where nothing else has read them. */
const turns =
  /(?<![a-z])(?:esquec\w+|esqueca\w*|fora|risc\w+|de lado|longe|pintad\w+|nunca|jamais|nem|nao|menos|moderac\w+|parcimonia|dispens\w+|evit\w+|cans\w+|enjo\w+|encalh\w+|exceto|tirando|unic\w+|exclusiv\w+|um ou outro|num ou noutro|terco|parte|maioria|antes|qual|quais|quant\w+|por ?que|saber|passad\w+|ontem|antigamente|era|eram|foi|tinha\w*|fazia\w*|usava\w*|servia\w*|vendia\w*)(?![a-z])/
const comes =
  /(?<![a-z])(?:publico\w*|client\w+|fregue\w*|povo|pessoal|gente|galera|turma|mesas?|quem|para|pra|p|pras?|pros?|aos?|vem|vir|veem|frequent\w+|receb\w+|atend\w+|casa|bairro|salao|moram|moradores|visita\w*|agrad\w+|foco|voltad\w+|pensad\w+|encher?|enche|lota\w*|hosped\w+|reuni\w+|junt\w+|drinks?|turistas?|pessoas)(?![a-z])/
const verbs = /(?<![a-z])(?:eh|sao|ta|tao|esta|estao|vem|fica|ficam|foi|foram|era|eram|que|quem)(?![a-z])/

/** The stretches of a text between its marks that are short enough to be left to the owner whole. */
function clausesIn(folded: string): Span[] {
  return [...folded.matchAll(stretch)]
    .flatMap(({ 0: said, index }) => {
      const places = [0, ...[...said.matchAll(turn)].map(({ index: at }) => at), said.length]
      return places.slice(1).map((to, n) => {
        const from = places[n] ?? 0
        const lead = said.slice(from, to).search(/\S|$/)
        return { start: index + from + lead, end: index + to }
      })
    })
    .filter(({ start, end }) => end - start <= longestText)
}

const isMention = ({ wish }: DraftWish): boolean =>
  (wish.kind === 'prefer' && wish.why === 'taste') || wish.kind === 'audience'

/** Nothing but names: a list of what the owner likes. */
const isList = (said: string, passages: readonly DraftUnread[], names: number): boolean =>
  passages.length === 0 && (said.match(/[a-z]+/g) ?? []).length <= 4 * names && !verbs.test(said)

/** Names that nobody asked for. */
export const mentions: HalfReadRules = {
  clauses: clausesIn,
  halves: (clause, text, { wishes, unread }) => {
    const named = wishes.filter(
      (one) => isMention(one) && one.start >= clause.start && one.start < clause.end && one.end <= clause.end,
    )
    if (named.length === 0) return []
    const passages = unread.filter((one) => !one.blocking && meets(one, clause))
    const said = text.slice(clause.start, clause.end).toLowerCase()
    const left = passages.map(({ start, end }) => text.slice(start, end).toLowerCase()).join(' ')
    const isBare = isList(said, passages, named.length)
    const isWanted = !turns.test(left) && (isBare || wants.test(said))
    const isPublic = isBare || comes.test(said)
    const given = named.filter(({ wish }) => !(wish.kind === 'audience' ? isPublic : isWanted))
    return given.length === 0 ? [] : given.map((one): Half => ({ wishes: [one], passages, whole: clause }))
  },
}
