/** What drinks should be like, in any order of words. */
import { type Style, styleLabel } from '../../../base/drinks/style-words.ts'
import { type Rule, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

const refusal =
  'nao|nunca|jamais|nem|nada|sem|evit\\w+|tir(?:a|e|em|ando|ar)|fora|dispens\\w+|odei\\w+|detest\\w+|abomin\\w+|cort\\w+|fuj\\w+|fug\\w+|chega de|enjo\\w+|nenhum\\w*|ninguem|devolv\\w+|encalh\\w+|rejeit\\w+|cospe\\w*|esquec\\w+|deix\\w+ (?:de lado|pra|para|o)|passem? longe|nem sonhe|ninguem (?:suporta|aguenta|pede|quer|curte)|nao (?:vend\\w+|rola|cabe)|longe|proib\\w+|exceto|menos|tirando|bani\\w+'
const little =
  'menos|(?<!um )pouc[oa]s?|pouquinh\\w+|pega\\w* leve|maneir\\w+|no minimo|minim[oa]s?|baix\\w+|reduz\\w*|segur\\w+|contrario|demais|de mais|exager\\w+|tant[oa]|sede|diminu\\w+|economi\\w+|mao leve|sobremesa'

/** "um forte e um leve", "os doces na sexta": some of them only. */
const some =
  '(?<!qualquer )um(?! (?:FOOD|pouc\\w+|mel|tiquinh\\w+|creminh\\w+|toque|diferencial|luxo|charme|sucesso))|uma|pq|porque|pois|ja que|nao (?:precis\\w+|tem que|import\\w+|faco questao)|reclam\\w+|queix\\w+|acha|acham|outr[oa]s?|algu[nm]\\w*|uns|umas|metade|del[ea]s|primeir[oa]|segund[oa]|maioria|so|apenas|somente|cada|ou|mais (?:de|que|do que)|ITEM(?! (?:bebidas?|drinks?|tudo|nada|coisas?|carta|cardapio))|NUMBER|MONEY|PERCENT|DATE|WEEKDAY|TOOL|jarras?|nomes?|clientes? (?:que|pede\\w*)|quem|dias?|noites?|sextas?|sabados?'

/** "só coisa da nossa caatinga": of all of them. */
const someOf = some.replace('|so|apenas|somente', '').replace('ITEM(?!', 'ITEM(?! fruta)(?!')
const withFoods = ({ noFood: _noFood, ...rule }: Rule): Rule => rule
/** "fruta daqui" names no fruit. */
const withFruit: NonNullable<Rule['form']['turn']> = (fields, slots) =>
  slots.foods().every((name) => name === 'frutas') ? fields : null

/** Words that say of whom or of what, whichever drink is meant. */
const around = has(
  'drinks?|drinques?|coquete\\w+|bebidas?|carta|cardapio|casa|bar|publico|povo|pessoal|galera|turma|clientes?|freguesia|clientela|mulherada|aqui|gente|todos?|tod[oa]s|tudo|que|quero|queremos|gosto|gosta\\w*|gostam|adora\\w*|ama\\w*|curt\\w+|prefer\\w+|prefir\\w+|pux\\w+|segu\\w+|deix\\w+|fac\\w+|faz\\w*|pode\\w*|estilo|linha|pegada|pitada|toque|bem|mais|muito|super|sejam?|ser|tem|ter|tenham?|funciona\\w*|combina\\w*|com|pra|pro|para|coisas?|sabor\\w*|gosto|gostinho|perfil|cara|jeito|textura|consistencia|servid[oa]s?|aquel[ea]|ess[ea]s?|bem.vind[oa]s?|sai\\w*|vende\\w*|fama|marca|carreg\\w+|mand\\w+|us[ae]\\w*|bot[ae]\\w*|entao|diferencial|identidade|ideia',
)

const style = (of: Style, words: readonly string[], not?: string): Rule => ({
  words: [],
  written: words.map((one) => has(one)),
  not: has(not === undefined ? some : `${some}|${not}`),
  beside: around,
  noFood: true,
  form: wish('style', { what: styleLabel(of) }),
})

/** How many share is no number of drinks. */
const countedGuests = (fields: Record<string, unknown>, slots: Slots) => {
  slots.number()
  return fields
}

const sweet =
  'doc(?:es?|inh\\w+|ura|uras)|dulcor|acucar\\w*|acucarad\\w+|acucarento|adoc\\w+|adocicad\\w+|melos\\w+|melad\\w+|enjoativ\\w+|(?:sao|e|parece\\w*|um) (?:um )?mel|caldas?|xarope\\w*|parece\\w* (?:sobremesa|bombo\\w+|refri\\w*|suco|xarope)'
const bitter =
  'amarg\\w+|amaro|amari|bitters?|fernet|travos?|travo no fim|negroni\\w*|(?:gosto de |acham? )?remedio|fel'
const creamy =
  'crem\\w+|aveludad\\w+|leitos[oa]s?|grossos?|grossas?|gross[oa] e \\w+|milk.?shake|espess\\w+|encorpad[oa] de leite|batidas? grossas?|laticinios?|lacte[oa]s?|pastos\\w+|densos?|densas?|untuos\\w+|veludo|mousse|vitamina'
const hot =
  'quent(?:e|es|inh\\w+|ao)|fumeg\\w+|pelando|morn\\w+|morninh\\w+|fervend\\w+|aquecid\\w+|esquent\\w+|fogueira|lareira|quentura|temperatura alta|fumaca|vao ao fogo|coisa de (?:panela|inverno)|said[oa] do fogao|grogue|hot toddy|cafe irlandes|geia|inverno'
const slow = 'pressa|correria|afobac\\w+'

export const drinkStyles: readonly Rule[] = [
  // Sweet, and what says so of too much.
  style(
    'dry',
    [sweet, `${refusal}|${little}`],
    'sobrou|sobrando|vend\\w+|nem sec\\w+|azed\\w+|amarg\\w+|faltar|(?:sem|nada de|nd de|zero) (?:acucar|xarope|calda|mel)(?! demais)|acucar (?:nao|fora)|diabet\\w+|adocante\\w*|(?:nao|nem) (?:\\w+ )?(?:menos|pouc\\w+|sec\\w+)',
  ),
  style(
    'dry',
    [
      'sec[oa]s?|sequinh\\w+|secura|dry(?: martini)?|enxut[oa]s?|sem muito doce|nao tao (?:doc\\w+|acucarad\\w+)|pouco acucar',
    ],
    `${refusal}|carne|fruta|frutos|gelo|caju|mes|periodo`,
  ),
  style(
    'sweet',
    [
      'doc(?:es?|inh\\w+|ura|uras)|dulcor|acucarad\\w+|adocicad\\w+|melad\\w+|bombo\\w+|(?:pux\\w+|capric\\w+|mao pesada|carreg\\w+|abus\\w+|sem medo|sem do) (?:n[oa]|d[oe]|pro|ao) (?:acucar|mel|doce|calda|leite condensado)|formig\\w+|gosto de sobremesa|sobremesa|paladar (?:infantil|de crianca)|carreg\\w+ no|aumenta o doce|falta doce|melad\\w+',
    ],
    `${refusal}|${little.replace('|sobremesa', '')}|agridoce|batata|salgad\\w+|caldo|doce de \\w+|pede\\w*|vitrine`,
  ),

  // Strength.
  style(
    'light',
    [
      'lev(?:es?|eza|inh\\w+)|suav\\w+|frac(?:os?|as?|inh\\w+)|refresco\\w*|(?:nao|nem|sem|ninguem)(?: \\w+)? (?:derrub\\w+|embebed\\w+|embriag\\w+|trav\\w+|tont\\w+|porre|ressaca)|desc\\w+ (?:facil|redond\\w+|macio|bem|suave|gostoso)|macios?|macias?|delicad\\w+|tomar (?:a tarde|o dia|varios|muitos|sem medo)|(?:pouc[oa]|quase sem|quase nada de|menos|moderac\\w+ no|maneir\\w+ no|segur\\w+ (?:n?o )?) ?(?:alcool|teor|pancada)|baixo teor|teor (?:alcoolico )?(?:baixo|reduzido|menor)|teor alcoolico reduzido|pegar? leve(?: n[ao] bebida)?|(?:nao|nada que|sem) (?:de |dê |da )?(?:porre|ressaca|embebed\\w+)|saia andando|tome (?:tres|varios|dois)|sem (?:ficar )?bebad[oa]|mao leve',
    ],
    'fort\\w+|(?:ta|tao|esta\\w*|sao) (?:muito )?frac\\w+|pega\\w* leve|peg\\w+ leve|nada de (?:leve|frac)|(?:nao|nem|nunca|sem)(?: \\w+){0,2} (?:lev\\w+|frac\\w+|suav\\w+)|levem|levam?|preco\\w*|comid\\w+|no bolso|maos?',
  ),
  style(
    'strong',
    [
      'fort(?:es?|inh\\w+)|porrada\\w*|pancad\\w+|pegada forte|tem que pegar|potent\\w+|potencia|robust\\w+|encorpad\\w+|brab[oa]s?|brav[oa]s?|(?:generos\\w+|capric\\w+|carreg\\w+|abus\\w+|mao pesada|pes\\w+ a mao|sem do|sem miseria) (?:n[oa]s?|d[oe]|de) (?:dose|doses|alcool|cachaca|pinga|teor|destilado|carvalho\\w*|prata|ouro)(?: premium)?|(?:presenca|pegada|gosto|sabor) (?:de|do|da) (?:alcool|cachaca|pinga)(?: pura)?|sentir? (?:o alcool|a cachaca|a pinga|o coice)|coice|alcoolic[oa]s?|teor (?:alto|elevado)|dose (?:cheia|generosa|caprichada)|(?:pinga|cachaca) pura|derrub\\w+|esquent\\w+ (?:o peito|a alma)|beb\\w+ pesado|sint\\w+ a (?:cachaca|pinga)|(?:cachaca|pinga) de verdade|alcool (?:bem |mais )?(?:presente|alto)|(?:poe|bota|botem|ponham) forca|pra valer|carreg\\w+ n[ao] (?:alcool|cachaca|pinga|dose)|mao pesada|puxad\\w+ no alcool',
    ],
    `${refusal}|${little}|sabor forte|cafe forte|teor de|ponto forte|nao alcoolic\\w+|com e sem|doses? duplas?|limite|teto|maxim\\w+|ate`,
  ),

  // How they feel.
  style(
    'refreshing',
    [
      'refresc\\w+|refrigerad\\w+|fresc(?:or|ura)|fresquinh\\w+|pux\\w+ (?:pro|para o|mais pro) fresco|bem fresc[oa]s?|geladinh\\w+|gelad[oa]s?|trincando|debaixo (?:do|desse) sol|mata\\w* a sede|matar (?:a )?sede|sol forte|pra (?:o )?(?:calor\\w*|verao|praia)|para o (?:calor|verao)|tir\\w+ o calor|de verao|alivi\\w+ o calor\\w*|calorao|mat\\w+ a sede|cara de verao|frescor|fresquinh[oa]s?|se refrescar|refriger\\w+|suad[oa]s?|calor (?:danado|demais|infernal)',
    ],
    `${refusal}|frutas? fresc\\w+|erva\\w*|preco|suco gelado|copo gelado|sem frescura|frescuras?`,
  ),
  style('not_creamy', [creamy, refusal], 'faltar|leite condensado|creme de leite|sem creme'),
  style(
    'creamy',
    [`${creamy}|dar corpo|engross\\w+|textura de (?:creme|veludo|mousse|sorvete)`, '\\w+'],
    `${refusal}|queijo|copos?|sorvete de|de leite condensado`,
  ),
  style(
    'hot',
    [
      'para? tomar (?:quente|pelando)|saindo fumaca|esquent\\w+ (?:a mao|as maos|o corpo)|temperatura alta|bebida aquecida|espantar o frio|que aqui geia|grogue|hot toddy|cafe irlandes|said[oa] do fogao|fumeg\\w+|pelando|morn\\w+|morninh\\w+|fervend\\w+|de fogueira|aquecid\\w+',
    ],
    refusal,
  ),
  style('not_hot', [hot, refusal], 'faltar|cozinha|comida|prato\\w*|dias? quente|clima|cidade'),
  style('not_bitter', [bitter, `${refusal}|${little}`], 'doc\\w+|faltar|angostura'),
  style('bitter', [bitter], `${refusal}|${little}|angostura|chocolate|cafe amargo|cacau`),
  style(
    'spicy',
    [
      'picant\\w+|picancia|apimentad\\w+|ardid\\w+|ard(?:am|er|endo|encia)|ardor|pux\\w+ (?:pra|na|para a) pimenta|pinic\\w+|spicy|calorzinho de pimenta(?: de cheiro)?|(?:um que|fundo) de (?:pimenta|dedo.de.moca|malagueta)|queim\\w+ (?:a |na )?(?:lingua|boca|garganta)|fogo (?:na boca|nisso)|dar coragem|apiment\\w+',
    ],
    `${refusal}|${little}|molho`,
  ),
  style(
    'herbal',
    [
      'herba(?:l|is)|ervas?(?: fresc[oa]s?| da horta| da caatinga| d[ao] \\w+)?|temperinhos? verdes?|cheir(?:o|inho) de mato|(?:aroma|perfume|cheiro|sabor) (?:de|do) (?:jardim|mato(?: fresco)?|horta|ervas?\\w*|quintal)|herbace[oa]s?|ervinhas?|infus(?:ao|oes) de ervas?|plantas? aromaticas?|tempero do canteiro|folhas? (?:cheiros\\w+|da horta)|folhinhas?|linha verde|verdinh\\w+ da horta',
    ],
    `${refusal}|${little}|erva.?doce|mate|cidreira`,
  ),
  style(
    'fruity',
    [
      'frutad\\w+|muita fruta|fruta em tudo(?: que e canto)?|sabor de pomar|suco natural|pomar|cheio de (?:pedaco de )?fruta|pedac\\w+ de fruta|frutas? (?:tem que|tem de|deve\\w*|pode\\w*) (?:brilhar|aparecer|mandar)|fruta (?:seja|e) a protagonista|enche\\w* de fruta|explorar (?:as )?frutas|fruta,? fruta e mais fruta|mais fruta|tropica(?:l|is)|pux\\w+ (?:pra|na|para a|pro lado da) fruta\\w*|(?:coquetel|drinks?|bebidas?) de frutas?|conhecid\\w+ pelas frutas|frutas? fresc\\w+(?: em pedacos?)?|sabor de fruta|capric\\w+ nas? frutas?|fruta em pedacos?|fruta de verdade',
    ],
    `${refusal}|${little}|estacao|epoca|safra|compr\\w+|polpa|congelad\\w+|tenho|temos|sobr\\w+`,
  ),
  {
    ...style('shared', [
      'divid\\w+|compartilh\\w+|coletiv\\w+|tamanho famil\\w+|ponche\\w*|jarrao|(?:pra|para) (?:duas|dois|tres|quatro|NUMBER)(?: ou mais)?(?: pessoas)?|no meio da mesa|rodar na mesa|(?:pra|para) (?:a )?(?:mesa toda|galera|turma|roda|familia|mesa inteira)|(?:galera|grupo|turma|mesa|casal) (?:racha\\w*|rachar|divida\\w*|reparte\\w*)|racha\\w*|reparte\\w*|varias pessoas|bebendo (?:junto|do mesmo)|beber junto|mesmo copo|copao|aquario|porcao grande|canudos|litrao|balde no meio|formato familia|de uma vez',
    ]),
    not: has(
      `${refusal}|a conta(?! e o copo)|uma?(?! (?:mesa|ideia|copao|litrao|balde|vez|so))|del[ea]s|metade|MONEY|DATE|WEEKDAY|garrafas?`,
    ),
    form: wish('style', { what: styleLabel('shared') }, { turn: countedGuests }),
  },

  // Work, money and manners.
  style(
    'quick',
    [
      'rapid\\w+|ligeir\\w+|agilidade|ageis|agil|facilit\\w+|facil de (?:fazer|montar|preparar)|(?:sem|pouc[oa]s?|nada de|menos) (?:muit[oa] )?(?:etapas?|passos?|firula|frescura|complicac\\w+|enrolac\\w+)|(?:barman|bartender|eu|balcao) (?:\\w+ )?sozinh\\w+|nao (?:trav\\w+|emperr\\w+|atras\\w+)|descomplicad\\w+|num pulo|vapt.vupt|sem demora|(?:evit\\w+|nada de|menos) demora|nao demor\\w+|saia\\w* (?:logo|voando)|relampago|pegou serviu|facinh\\w+|facil|nao da (?:pra|para) (?:ficar )?enfeit\\w+|sem enfeit\\w+|nada de (?:dez|muitos) passos|velocidade|praticidade|pratic[oa]s?|dose e completa',
    ],
    'entao|estrag\\w+|venc\\w+|murch\\w+|acab\\w+|sem pressa|nao (?:precis\\w+|tem que) (?:ser )?rapid\\w+|minut\\w+|segund\\w+',
  ),
  style(
    'unhurried',
    [
      `(?:sem|ninguem tem|nao (?:tenho|temos|ha|tem)|nenhuma) (?:${slow})|cliente espera|esper\\w+ (?:sem|de boa|tranquil\\w+|o tempo)|tempo de sobra|com calma|ritual|devagar|sem correr|caprichad\\w+ e demorad\\w+|pode (?:demorar|complicar|ter preparo longo)|preparo longo|demor\\w+ (?:o|quanto)|demora nao (?:incomoda|atrapalha|e problema)|tempo (?:nao e problema|eu tenho|a gente tem|de sobra)|tem tempo(?: de sobra)?|cerimonia|devagarinho|ninguem corre|a noite inteira|(?:dez|quinze|\\d+) minutos (?:ta|e|tudo) (?:tranquil\\w+|bem|ok)|nao me preocup\\w+ com (?:rapidez|tempo|velocidade)|nao ligo (?:pra|para) (?:demora|tempo)|nao (?:precis\\w+|tem que) (?:ser )?rapid\\w+`,
    ],
    'nao (?:pode|quero|gosto de) (?:esper\\w+|demor\\w+)|minut\\w+|segund\\w+|entrega',
  ),
  style(
    'cheap',
    [
      '(?:ingredientes?|insumos?|fruta|coisa) car[oa]s? (?:nao|fora|nem)|(?:nada|nao|sem)(?: \\w+){0,3} (?:encarec\\w+|car[oa]s? de fazer|ingredientes? car[oa]s?|insumos? car[oa]s?)|gast\\w+ pouco|custo (?:baixo|enxuto|la embaixo|minimo)|baix\\w+ custo|economic\\w+|receita barata|barat[oa]s? de fazer|em conta (?:de|pra) fazer|custe\\w* pouco (?:de|pra) fazer|gast\\w+ o minimo|mao de vaca|orcamento (?:e |ta |anda )?(?:apertado|curto|pequeno|justo)|economia na receita|economiz\\w+|(?:nao|sem) pes\\w+ n[oa] (?:caixa|bolso|orcamento)|pouco investimento|baix\\w+ o (?:gasto|custo)|insumo de feira|nada importado|sem garrafa de \\w+ reais|nao tenho capital (?:pra|para) (?:insumo|ingrediente) de luxo|insumo (?:barato|simples)|capital',
    ],
    'nao precis\\w+|preco de venda',
  ),
  style(
    'premium',
    [
      'sofistic\\w+|chiqu\\w+|requint\\w+|refinad\\w+|elegant\\w+|de luxo|luxuos\\w+|alta coquetelaria|(?:coisa|cara|nivel|padrao) de hotel|(?:de|a) gala|(?:casa|coisa|cliente) (?:e )?(?:fina|fino|exigente)|cliente\\w* exigente\\w*|nova york|nova iorque|apresentac\\w+ impecavel|glamour\\w*|premium|classud\\w+|alto padrao|faz\\w* bonito|cinco estrelas|speakeasy|finesse|bar premiado|exige\\w* tecnica|a altura de|jantar harmonizado|elegancia|de primeira linha|capricho na apresentac\\w+',
    ],
    'nada (?:muito )?(?:chique|sofistic\\w+|elegante|fino|de luxo)|(?:nao|sem|nem) (?:\\w+ )?(?:sofistic\\w+|chiqu\\w+|luxo|elegan\\w+|requint\\w+|fino|premium|glamour\\w*|exigente\\w*)|carvalho premium|extra.?premium|cachaca\\w* premium|precos?',
  ),
  style(
    'classic',
    [
      'classic\\w+|tradiciona\\w+|(?:nada|nao|sem)(?: \\w+){0,2} (?:inventad\\w+|invencao|invencoes|inventar moda|modernos?|modinha)|coquetel\\w* conhecid\\w+|coqueteis conhecid\\w+|conhecid[oa]s|bar antigo|antigos?|a moda antiga|de sempre|consagrad\\w+|que todo mundo (?:conhece|reconhece|ja tomou)|de antigamente|(?:bar|drinks?|coisa) raiz|invencionice\\w*|basico bem feito|o basico|conservador\\w*|velho e bom|repertorio|moda de internet|anos (?:\\d0|cinquenta|sessenta|setenta)|avo (?:reconhec\\w+|tomava|bebia)|escola antiga|velha guarda|experimentalismo|sabe\\w* de cor|nessa tradicao|tradicao',
    ],
    '(?:nao|nada|nem|evit\\w+|fora|cans\\w+|enjo\\w+)(?: \\w+){0,2} (?:classic\\w+|tradiciona\\w+|conhecid\\w+|antig\\w+|de sempre|consagrad\\w+)|clientes? (?:antig\\w+|de sempre|conhecid\\w+)|conhecid\\w+ pel\\w+|preco\\w*|boteco raiz',
  ),
  {
    ...withFoods(
      style('local', [
        '(?:cara|jeito|gosto|sabor\\w*|alma|sotaque|identidade|raiz|coisa\\w*|insumos?|produt\\w+|ingredientes?|frutas?|materia.prima|o que|agricultura|origem|valor\\w*|prestigi\\w+|tudo|usem?|usa) .*|regionalismo|regiona\\w+|nada que venha de (?:longe|fora)|agricultura familiar|nativ[oa]s?|da terra|local|locais|daqui|nordestin\\w+|cearens\\w+|sertanej\\w+|amazonic[oa]s?|pantaneir[oa]s?',
        `caatinga|cerrado|sertao|nordest\\w+|cear\\w+|amazonic\\w+|amazonia|pantanal|jalapao|mata atlantica|chapada|terra|regi\\w+|regionalismo|daqui|serra|serran[oa]s?|litoral|cariri|nossa gente|coisa nossa|sertanej\\w+|mineir\\w+|baian\\w+|gauch\\w+|municipio|propria cidade|d[ao] (?:nossa )?cidade|agricultura familiar|produtor\\w*|(?:d[ao]|n[ao]) feira(?: de \\w+)?|se planta|nativ[oa]s?|locais|local|de (?:longe|fora)`,
      ]),
    ),
    not: has(
      `${someOf}|queijo|vinho|cliente\\w*|turista\\w*|povo (?:daqui|da)|pessoal (?:daqui|da)|ervas?|faltar|sobr\\w+|comprei|tenho|compro|recebo|cheg\\w+|onde|(?:nao|nem|evit\\w+|sem|chega de) (?:\\w+ ){0,2}(?:regiona\\w+|da terra|daqui|locais|local|sertanej\\w+)|vizinh\\w+|concorr\\w+`,
    ),
    form: wish('style', { what: styleLabel('local') }, { turn: withFruit }),
  },
  {
    ...style('plain_names', [
      'nomes?|denominac\\w+|batiz\\w+|chamem|apelid\\w+|trocadilh\\w+|piad\\w+|gracinh\\w+',
      '(?:sem|nada de|evit\\w+|nao|nem|chega de|cuidado|longe de|fora|dispens\\w+|corta\\w*)(?:.*) (?:engracad\\w+|safad\\w+|meme\\w*|vergonha|duplo sentido|duplos sentidos|safadeza\\w*|trocadilh\\w+|piad\\w+|gracinh\\w+|brincadeir\\w+|palavr\\w+|baixaria|putaria|sacanagem|malicia\\w*|besteira\\w*)|(?:cuidado|atencao|respeito)(?:.*) nomes?|(?:denominac\\w+|batiz\\w+|nomes?|chamem)(?: \\w+){0,4} (?:seriedade|neutr\\w+|modo simples|seri\\w+|sobri\\w+|discret\\w+|respeitos\\w+|decent\\w+|limp\\w+)|(?:piad|trocadilh|gracinh)\\w+(?:.*) nao',
    ]),
    not: has('MONEY|NUMBER|DATE|ingles|cachaca no nome|nome da casa|legend\\w+'),
  },
]

/** Other readers take these for foods, or for what they refuse. */
const taken: readonly Style[] = [
  'dry',
  'light',
  'creamy',
  'not_creamy',
  'bitter',
  'not_bitter',
  'fruity',
  'spicy',
  'plain_names',
]
export const tastes: readonly Rule[] = drinkStyles.filter(({ form }) =>
  taken.some((of) => form.fields.what === styleLabel(of)),
)
