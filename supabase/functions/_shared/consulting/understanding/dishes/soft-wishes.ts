/** What the owner would like of some dish if it can be had: "se der pra congelar algum, melhor ainda". It is a rule for none of the others. */
import { namesAt } from './names.ts'
import { type Found, type Reader, reads } from './shape.ts'

const ifIt =
  '(?:(?:e|ah|mas) )?(?:se|caso) (?:der|puder|tiver|rolar|houver|for possivel|conseguir\\p{L}*|desse|pudesse)(?: (?:pra|para|de|eu|a gente|voces|como|jeito))*'
const some =
  '(?:alg(?:um|uns|uma|umas)|um(?:a)?|uns|umas|um ou outro|um ou dois|uns dois)(?: (?:del[ae]s|dos pratos|prato|pratos|receita|receitas))?'
const good =
  '(?:,? (?:(?:e |eh |ai |entao |fica |seria |vai ser |melhor|ainda|otimo|bom|boa|legal|perfeito|maravilha|eu agradeco|agradeco|ajuda|ajudaria|muito|massa|show|beleza)(?: |(?=$|[.,;:!?\\n])))+)?'
const freeze =
  '(?:congel\\p{L}+|(?:guardar|botar|por|deixar|ficar|ir) (?:no|pro|para o|pra) (?:freezer|congelador))'
const ahead =
  '(?:(?:deixar?|fazer|fique|ficar|ser|estar|preparar|adiantar)(?: (?:pront[oa]|feit[oa]|adiantad[oa]|tudo|meio))* (?:n?a|de|um|no) (?:vespera|dia (?:antes|anterior))|adiantar)'

/** Which of the dishes freeze is one line of the report, and no reason to leave the others out. */
const frozen = reads(
  `(?:${ifIt} (?:${freeze} ${some}|${some}(?: (?:que|pra|para|puder|possa|de|ser))* ${freeze})|(?:se|caso) ${some} (?:(?:puder|der|desse|pudesse|for|pra|para|ser) )*${freeze})${good}`,
  () => [{ kind: 'question', about: 'keeping' }],
)
const madeAhead = reads(
  `(?:${ifIt} (?:${ahead} ${some}|${some}(?: (?:que|pra|para|puder|possa|de|der|ser))* ${ahead})|(?:se|caso) ${some} (?:(?:puder|der|desse|pudesse|for|pra|para|ser) )*${ahead})${good}`,
  () => [{ kind: 'dishTrait', what: 'ahead', count: 1, bound: 'at_least' }],
)

const sold =
  /^,? (?:isso )?(?:eu |a gente |nos |aqui |a casa )?ja (?:vendo|vendemos|vende|tenho|temos|tem|sirvo|servimos|faco|fazemos)(?: (?:aqui|na casa|no cardapio|todo dia|sempre|ha anos))*(?:,? (?:e |entao |por isso |portanto )?(?:nao|nem|sem|nada de|chega de) (?:(?:me |nos |voces |precisa |quero |queremos |pode )*(?:venh\p{L}+|vem|vir|repet\p{L}+|sugir\p{L}+|sugerir|mand\p{L}+|invent\p{L}+|bot\p{L}+|traz\p{L}*|tragam?|precisa|quero|queremos|isso|mais)(?: (?:com|isso|essa|esse|ess[ae]s|de|novo|novamente|outra vez|mais|ele|ela|eles|elas|disso|nada))*))?(?=\s*(?:$|[.,;:!?\n]))/u

/** "Torresmo e panelada eu já vendo, não me venha com isso de novo": dishes of the house, none of which is proposed again. */
const alreadySold: Reader = (said) =>
  [...said.matchAll(/(?<=^|[.;!?\n]\s*|,\s)\p{L}{3,}/gu)].flatMap(({ index }): Found[] => {
    const named = namesAt(said.slice(index))
    const rest = named && sold.exec(said.slice(index + named.length))
    if (!named || !rest) return []
    return [
      {
        start: index,
        end: index + named.length + rest[0].length,
        wishes: [...new Set(named.terms.map(({ name }) => name))].map((what) => ({
          kind: 'question' as const,
          about: 'notRepeated' as const,
          what,
        })),
      },
    ]
  })

export const softWishes: readonly Reader[] = [frozen, madeAhead, alreadySold]
