/** One line for the bartender: why the drink works, and how to correct it after tasting. */
import { fillChoices } from '../language/choices.ts'
import type { Candidate, Portion } from './candidate.ts'

/** What a bartender must know of a leading flavour. */
const whys: Readonly<Record<string, string>> = {
  caju: 'O travo do caju pede doce e ácido juntos; faltando um, amarra a boca.',
  cajá: 'O cajá já traz metade do azedo: o resto só acerta a ponta.',
  seriguela: 'A seriguela é doce e travosa; sem ácido ela dorme no copo.',
  graviola: 'A graviola tem corpo de creme: é o azedo que a deixa leve.',
  umbu: 'O umbu manda no azedo; o doce entra só para segurá-lo.',
  tamarindo: 'O tamarindo é denso: misture bem com o doce antes do gelo, senão fica no fundo.',
  maracujá: 'O maracujá é o mais azedo do balcão; o doce segura, não aparece.',
  manga: 'A manga engorda o copo; sem ácido, vira suco.',
  acerola: 'A acerola escurece de um dia para o outro: polpa aberta hoje, usada hoje.',
  goiaba: 'A goiaba perfuma mais do que adoça; o azedo tira o jeito de goiabada.',
  mangaba: 'A mangaba é leitosa e discreta: doce demais, ela some.',
  tangerina: 'A tangerina dá o cheiro, mas é mansa: o azedo vem do resto do copo.',
  abacaxi: 'Abacaxi muda de um para outro: prove o suco antes de medir o doce.',
  melancia: 'Melancia é quase água: é o azedo que lhe dá gosto.',
  cajuína: 'A cajuína já é doce: o azedo a segura, e açúcar não entra mais.',
  'capim-santo': 'O capim-santo só perfuma: deixe o resto baixo para ele aparecer.',
  hibisco: 'O hibisco azeda e trava como chá forte: o doce entra curto.',
  gengibre: 'O ardor do gengibre cresce no copo: acerte para menos.',
  'limão-taiti': 'Azedo, doce e cana na mesma altura; suco espremido no dia, que o de ontem amarga.',
  'limão-cravo': 'O limão-cravo é mais manso e mais cheiroso que o taiti: não troque um pelo outro.',
  hortelã: 'Folha rasgada amarga: só pressione e deixe o cheiro sair.',
  manjericão: 'O manjericão escurece se apanhar: pressione uma vez e pare.',
  café: 'Café forte e gelado: morno, ele derrete o gelo e lava o drink.',
  vermute: 'Vermute aberto mora na geladeira e dura um mês: prove-o antes do serviço.',
  'vermute seco': 'Vermute seco aberto mora na geladeira: cansado, deixa o drink chocho.',
  'aperitivo amargo': 'O amargo manda; o que alonga está ali para deixar a boca querer mais.',
  'água tônica': 'A tônica já tem doce e amargo: mexa uma vez só, ou o gás vai embora.',
  'ginger ale': 'O gás carrega o ardor: refrigerante bem gelado e uma mexida só.',
  espumante: 'Espumante por último e sem bater: a bolha é metade do drink.',
  rapadura: 'Pouco doce e gelo inteiro: quem fala é a madeira.',
  'mel de engenho': 'O mel de engenho escurece e encorpa: pouco basta para a madeira aparecer.',
  'mel de abelha': 'Mel puro endurece no gelo: use sempre a calda.',
  'mel de jandaíra': 'O mel de jandaíra é ralo e ácido: mede-se como suco, não como xarope.',
  cumaru: 'O cumaru cresce depressa: uma medida a mais e só se sente ele.',
  coco: 'O coco alisa o copo; quem o levanta é o resto: sirva muito gelado.',
  'leite condensado': 'Leite condensado é doce e corpo juntos: dosador sempre.',
  'creme de leite': 'Creme bem frio e batida forte: é o ar que o deixa leve.',
  amendoim: 'O amendoim assenta: mexa o creme antes de cada copo.',
  'castanha-de-caju': 'A orchata assenta: agite a garrafa antes de medir.',
  canela: 'A canela aparece no segundo minuto: não force a mão.',
  tâmara: 'A calda de tâmara é doce e densa: mexa até sumir do fundo.',
}

const tasteable = ({ item }: Portion) => item.unit === 'ml'

/** "mais 5 ml de xarope de rapadura", in one of several wordings. */
const more = ({ name }: Portion['item']) =>
  `[mais 5 ml de ${name}|5 ml de ${name} resolvem|ponha 5 ml de ${name}|faltaram 5 ml de ${name}]`

/** The correction after tasting, with the drink's own sour and sweet. */
function correction({ portions, template, concept, path, sugar, acid }: Candidate): string {
  const sweet = portions.find((portion) => tasteable(portion) && portion.item.sugar > 40)?.item
  const sour = portions.find(
    (portion) => tasteable(portion) && portion.item.acid >= 2 && portion.item.sugar <= 40,
  )?.item
  const balanced = template.balance.kind === 'acid' || (acid >= 0.6 && sugar / acid < 20)
  if (
    concept.template === 'old_fashioned' ||
    concept.template === 'negroni' ||
    concept.template === 'aperitif'
  ) {
    return '[Queimou|Forte demais|Desceu quente]: [mais dez segundos de colher no gelo, nunca mais doce|mexa mais, que água é tempero aqui|mais gelo e mais dez voltas de colher|deixe o gelo trabalhar dez segundos a mais|volte ao gelo e conte até dez|falta água: mais meia dúzia de voltas|mexa até o copo suar por fora].'
  }
  if (concept.template === 'coffee') {
    return sweet ? `[Amargou|Ficou duro]: ${more(sweet)}; [enjoou|doce]: o café é que está fraco.` : ''
  }
  if (path.technique === 'blended') {
    return '[Ralo|Aguado]: [mais um punhado de gelo por copo|faltou gelo: um punhado a mais|um punhado de gelo a mais engrossa]; [duro|empelotou]: [mais cinco segundos de motor|cinco segundos a mais na máquina|bata mais um pouco].'
  }
  if (balanced && sweet && sour) {
    return `[Fez careta|Azedou|Puxou o azedo]: ${more(sweet)}. [Enjoou|Ficou mole|Sem graça]: ${more(sour)}.`
  }
  if (balanced && sour) return `[Ficou mole|Sem graça|Enjoou]: ${more(sour)}.`
  if (balanced && sweet) return `[Fez careta|Azedou]: ${more(sweet)}.`
  if (sweet) return `[Seco demais|Faltou doce]: ${more(sweet)}[, e prove de novo|, não mais que isso|].`
  if (path.method === 'heat') return '[Fraco de cheiro|Sem perfume]: mais dois minutos de panela, com tampa.'
  return path.served === 'on_ice'
    ? '[Aguado|Ralo]: [copo cheio de gelo, até a boca: pouco gelo é que derrete depressa|encha o copo de gelo: é o pouco que derrete|gelo até a boca, que assim demora a virar água].'
    : ''
}

/**
 * The bartender's line.
 * @param allows whether a text names nothing that the owner excludes
 * @returns null if nothing may be said
 */
export function tastingOf(candidate: Candidate, allows: (text: string) => boolean): string | null {
  const families = [candidate.hero, ...candidate.portions.map(({ item }) => item.family)]
  const why = families.flatMap((family) => whys[family] ?? [])[0] ?? ''
  const fix = fillChoices(correction(candidate), candidate.concept.name)
  const said = [why, fix].filter((text) => text !== '' && allows(text))
  return said.length === 0 ? null : said.join(' ')
}
