/** What owners ask about their prices, portions and plans beside competitors, in the order in which the subjects are tried. */
import { item, maybe, money, type Rule } from '../form.ts'
import { has } from '../words.ts'
import { question } from './rival-slots.ts'
import { stuck } from './rival-stuck.ts'

/** What a rival charges is told, and asks nothing: "o Zé vende a 18 na minha frente e vocês querem que eu suba?". */
const told =
  '(?:vende|cobra|custa|faz) (?:\\w+ ){0,4}(?:MONEY|NUMBER) (?:\\w+ ){0,4}e (?:voces?|vcs?)|^[oa] (?:\\w+ ){1,6}(?:vende|cobra|custa|faz) (?:\\w+ ){0,4}(?:MONEY|NUMBER)(?: na minha frente| aqui perto| aqui do lado| ali| na esquina)?$'
const of = (form: Rule['form'], ...words: string[]): Rule => ({
  words: words.map((one) => has(one)),
  not: has(told),
  form,
})
const but = (rule: Rule, not: string): Rule => ({ ...rule, not: has(`${told}|${not}`) })

/** Why one of the house's items sells little. */
export const soldLittle: Rule = {
  words: [has('ITEM|pratos? meus?|meus? pratos?|itens meus'), has(stuck)],
  not: has('devo (?:tirar|cortar)|tir(?:ar|o) d[oa]|promoc\\w+|faltando|tamanho|porcao'),
  form: question('unsold', { item: maybe(item) }),
}

export const rivalPriceQuestions: readonly Rule[] = [
  soldLittle,
  // "Quanto ganharíamos por mês com os novos preços?"
  but(
    of(
      question('rise'),
      'quanto',
      'ganh\\w+|lucr\\w+|rend\\w+|fatur\\w+|entra\\w*|sobra\\w*|soma\\w*|traz\\w*|traria\\w*|da|daria',
      '(?:por|ao|no|num) mes|novos (?:ITEM )?precos|precos novos|isso|ess[ea]s? (?:mudanc|aument|reajust|prec|valor)\\w*|essas altas|nov[oa]s valores',
    ),
    'ITEM(?! precos)|FOOD|MONEY|NUMBER|PERCENT|perc\\w+|perd\\w+|combo|el[ea]s?|cada|delivery|desconto\\w*|promoc\\w+|WEEKDAY|abr\\w+',
  ),
  but(
    of(
      question('ownStrength'),
      '(?:onde|em que|no que|como|de que jeito)(?: (?:e que|que|eu|a gente|posso|da pra|consigo))* (?:ganho|ganhamos|ganhar|bato|bater|venco|vencer|sou melhor|somos melhores|ser melhor|levo (?:a )?(?:vantagem|melhor)|me destaco|me destacar|saio na frente|sair na frente|to na frente|estou na frente)|(?:meu|nosso) (?:ponto forte|trunfo)|(?:o )?que (?:eu |a gente )?(?:tenho|tem|temos) de (?:melhor|bom|forte)|(?:meus|nossos) (?:pontos? )?(?:fortes?|trunfos|diferenciais|vantagens)',
    ),
    'dinheiro|lucro|em preco|no preco|mercado|NUMBER|MONEY',
  ),
  but(
    of(
      question('rivalCrowd'),
      'frequent\\w+|clientela|publico|ench(?:e|em)|lot\\w+|chei[oa]s?|familias?|casal|casais|turistas?|gente|fila|movimento|povo|pessoal',
      'deles|dele|la|eles|ele|quem vai|quem|por que|porque|pq|prefere\\w*|vive\\w*|tanto|tanta|sempre|de que jeito|todo mundo',
    ),
    'aqui|sou|reclam\\w+|cobr\\w+|preco\\w*|trazer|ench(?:er|o)|minha|meu|eu (?:cobr|tom|tir|pag|bot|der)\\w*|volta|NUMBER|chia|entr\\w+|tom\\w+|bater|come\\w*|saber',
  ),
  but(
    of(
      question('fairSize'),
      'porcao|porcoes|tamanhos?|gramas?|gramatura|meia (?:porcao|de|do|da)|por pessoa|serve[m]?|quantidade|comida (?:pel|demais|de mais|de menos|a mais|pouca)\\w*|(?:NUMBER )?(?:kg|g|ml) (?:de|do|da)|kg|ml|peso|servid[oa]|(?:prato|copo|dose|ITEM) (?:maior|menor|miud[oa]|pequen[oa])|miud[oa]s?|mirrad[oa]s?|(?:maior|menor)(?:es)? (?:do )?que|(?:quant[oa]s|mais) pessoas|sirvo (?:pouco|muito|bem|mais|menos)|por ml|(?:e|ta|vem) (?:muit|pouc)[oa]|(?:pra|para) quantos|versao (?:maior|menor)|(?:e|sao) (?:maior|menor)(?:es)?|por (?:quilo|litro|grama)|(?:prato|copo|porcao)(?: \\w+){0,3} (?:de|pra|para) (?:NUMBER|dois|um|tres)|encolh\\w+|menos (?:FOOD|ITEM|carne|comida) n[oa]|inteir[oa]s? ou (?:mei[oa]|pedaco|fatia)|(?:fatia|pedaco|copo|dose|medida) (?:grande|pequen[oa])',
    ),
    'bom tamanho|reajust\\w+|couvert|fatur\\w+|sinal|reserva|tamanho d[oa] (?:equipe|desconto|aumento)|(?:vem|tem) (?:muita|pouca) gente|abr\\w+ (?:por|o) quilo|servem e|servir e',
  ),
  but(
    of(
      question('goal', { price: maybe(money) }),
      'faturar|faturamento|metas?|alcanc\\w+|pass(?:ar|o) (?:o|a|d)|alvo|objetivo|quantos (?:clientes|fregueses)|ticket medio|a mais (?:por|no mes|de|se|com)|PERCENT a mais|realista|mir(?:o|ar)|dobro o|tenho que vender|(?:da|dá) (?:pra|para) chegar|empatar|cresc\\w+|dobrar|bater(?! de frente)|ultrapass\\w+|cheg(?:ar|o|amos|aria) (?:a|em|n|aos?|perto|junto)|potencial|virar o jogo|sonho|(?:vender|venda) mais que|ser o primeiro d\\w+|numero (?:pra|para) (?:perseguir|bater)|no bolso|(?:quanto|o que) (?:eu )?(?:melhora|entra|ganho|rende|traz)(?: \\w+){0,3} (?:a mais|com (?:isso|essas?|tudo|as)|fazendo|se eu)|fazendo tudo (?:isso|que)|lider\\w*|quando (?:e que )?(?:eu )?(?:passo|bato|chego|alcanco)',
    ),
    'passo a passo|marketing|propaganda|divulg\\w+|gast(?:ar|o)|(?:chegar|chego) no preco|ITEM|el[ea]s? fatur\\w+',
  ),
  of(
    question('lower'),
    'igual(?:ar|o|asse)|cobrir o preco|acompanh(?:ar|o|asse)|bater o preco',
    'quanto (?:\\w+ ){0,2}(?:custa|custaria|sai|sairia|perco|perderia|fica)',
  ),
  but(
    of(
      question('budget', { price: maybe(money) }),
      'gast(?:ar|o|e|aria|ando)|invest\\w+|verba|emprestimo|sem gastar|propaganda|marketing|publicidade|trafego pago|custaria|fotograf\\w+|impulsion\\w+|agencia|placa|fachada|reform\\w+|divulg\\w+|influenc\\w+|blogueir\\w+|letreiro|panfleto|radio|carro de som|(?:meto|boto|ponho|coloco|botar|meter|por) (?:o |meu |esse )?dinheiro|muito dinheiro|a grana|pintar|separei|guardei|(?:bot|coloc|aplic|us)\\w+ (?:os |esses |uns )?MONEY|(?:com|tenho) (?:MONEY|NUMBER)(?: \\w+){0,4} (?:o que|em que|onde|faco|fazer)|com MONEY o que|quanto (?:sai|custa|precisa)|(?:MONEY|mil) (?:uso|ponho|boto|invisto|gasto|em que|onde)|orcamento',
    ),
    'FOOD|ITEM|nome|el[ea]s? gast\\w+|a toa|a lei',
  ),
  but(
    of(
      question('firstStep'),
      'comec(?:ar|o|a|amos|aria|ando)|primeir\\w+|pontape|urgente|urgencia|atac(?:ar|o)|partida|part(?:o|ir) de onde|(?:um|o|algum|proximo) passo|passos|mais importante|importancia|largada|numero um|vem primeiro|resolv(?:o|er) (?:antes|logo|ja)|ordem d\\w+ (?:coisas|acoes|que)|adiar|amanha|por onde|priorid\\w+|prioriz\\w+|antes de tudo|de cara|de imediato|imediat\\w+|hoje mesmo|uma coisa so|so uma coisa|(?:mud|mex)\\w+ o que|o que (?:eu )?(?:mud|mex)\\w+ (?:antes|logo|ja)|mais (?:ligeiro|rapido|depressa)|nao pode esperar|(?:segunda|amanha|agora|hoje|chego|perdid[oa]|na pratica) .*(?:faco o que|o que (?:eu )?faco)|faco o que(?:,? na pratica| agora| amanha| primeiro| hoje)|na pratica',
    ),
    'ingresso|ser o primeiro|preco primeiro|o reajuste|comec\\w+ a (?:mandar|vender|entregar|servir|fazer|cobrar)|comec\\w+ com FOOD|(?:o mes|a semana) que vem|olh\\w+ primeiro|atender mais rapido|vender mais que',
  ),
  but(
    of(
      question('promotion'),
      'promoc\\w+|promos?|ofertas?|combos?|kits?|fidelidade|cartao fidelidade|pacotes?|rodizio|em dobro|FOOD de ITEM|dose dupla|rodada dupla|dois por um|maluca|cupom|cupons|lev[ea] (?:NUMBER|dois|tres)|compre|pague|pela metade|festival|noite d[aeo]|rodada|sorteio|rifa|liquidac\\w+|campanha|dia d[oae] (?:estudante|mulher|professor|namorados|mae|pai)\\w*|aniversariante\\w*|desconto (?:pra|para) (?:grupo|quem|estudante|idoso|aniversariante|familia|morador)\\w*',
    ),
    'cobrir|cubro|igual(?:ar|o|amos)|acompanh(?:ar|o)|reaj\\w+|reagir|identic\\w+|copi\\w+|lucr\\w+|prejuizo|nome|legal|el[ea]s? tao',
  ),
  {
    words: [
      has('ITEM|FOOD'),
      has(
        'lucr\\w+|ganh\\w+|se paga|compensa|prejuizo|margem|custos?|perd\\w+ dinheiro|(?:perco|perder)|sobra\\w*|(?:me )?da (?:algum )?dinheiro|fech(?:a|ar) (?:a|na) conta|fecha ou nao|zero a zero|bolso|retorno|valendo a pena|paga (?:o|a) (?:oleo|gas|custo|conta|ingrediente)|pagando (?:pra|para) trabalhar|se sustenta\\w*|vale a pena|rend\\w+|deixa|aguent(?:o|a|amos|ar) (?:vender|cobrar|fazer)|a conta d\\w+ ITEM',
      ),
    ],
    not: has(
      '(?:vend|faz|fac|serv|bot|coloc|lanc|comec|invest|inclu|cri|oferec)\\w* (?:\\w+ ){0,3}FOOD|nov[oa]s?|promoc\\w+|combos?|barate\\w+|client\\w+|(?:mex|sub|aument)\\w+|deixo por menos|se (?:eu |a gente )?a?baix\\w+ [^,]*(?:MONEY|NUMBER)|maquina|d?el[ea]s? (?:conseg|cobr)\\w+',
    ),
    form: question('pays', { item: maybe(item), price: maybe(money) }),
  },
  {
    words: [
      has(
        'baix(?:ar|o|a|e|amos|aria|ando)|abaix(?:ar|a|e|amos|aria|ando|ada)|diminu\\w+|reduz\\w+|reduc\\w+|cobrir|cubro|acompanh\\w+|igual(?:ar|o|amos)|reajo|reagir|aliviad\\w+|alivi(?:ar|o)|cort(?:ar|o|ando) (?:\\w+ ){0,2}(?:precos?|valor|MONEY)|queda|guerra|desconto\\w*|derrub\\w+|respond\\w+|bater de frente|barate(?:ar|o|ando|io|ada)|ced(?:er|o)|queima|vender mais barato|(?:ficar|deixar|fazer) (?:um pouco |bem )?mais (?:barat|em conta)\\w*|mais em conta (?:n[oa]|que)|encost\\w+ n|(?:chegar|chego) no preco|desc(?:er|o|a|e|amos|eria) (?:\\w+ ){0,2}(?:preco|valor|ITEM)|recu(?:ar|o)|cobr(?:ar|o) menos|(?:por|deixo por) menos|tir(?:ar|o|asse) (?:MONEY|NUMBER)|afrouxar|peg(?:ar|o) mais leve',
      ),
    ],
    not: has(
      'qualidade|baixa (?:temporada|estacao)|na baixa|acompanhando|(?:cobr\\w+|to) menos (?:que|do que) (?:devia|deveria|podia)|mais em conta que eu|el[ea]s? (?:e|sao|ta|tao) mais|porcao|tamanho|baixo movimento|precisa pra reagir',
    ),
    form: question('lower', { item: maybe(item), price: maybe(money) }),
  },
  but(
    of(
      question('newItem'),
      'vend(?:er|o|esse|endo|eria)|emplac\\w+|arrisc\\w+|(?:ia|iria|vai) (?:bem|pegar|dar certo|vender|sair)|invent\\w+ (?:um |uma )?FOOD|(?:boto|coloco|ponho|lanco)|peg(?:a|ar|aria)|rola|FOOD (?:vende|sai)|vende aqui|abr(?:o|ir) (?:um |uma )?FOOD|ter (?:um |uma |opcao |opcoes )?FOOD|(?:fiz|tiv|coloc|bot|pus)(?:er|esse|asse)|lanc\\w+|cri(?:ar|o|asse)|fa(?:z|zer|co)|comec\\w+ a|entr\\w+ (?:com|na|no)|prato novo|novidades?|teria saida|inclu\\w+|acrescent\\w+|(?:bot|coloc)\\w+ (?:no|n[oa] meu) cardapio|oferec\\w+|trazer|apost\\w+ (?:em|n)|(?:bot|coloc)(?:ar|o|asse)|serv(?:ir|isse)|surf(?:o|ar)|na onda|pedindo|moda d\\w+',
      'FOOD|nov[oa]s?|novidades?|tambem|almoco|marmita\\w*|executivo|cafe da manha|buffet|self[- ]?service|rodizio|musica|karaoke|delivery|brunch|acai|opc(?:ao|oes) (?:vegan|vegetarian)\\w+|saida (?:um|uma)',
    ),
    'ITEM a (?:NUMBER|MONEY)|margem|pouca saida|lucr\\w+|preco\\w*|reclam\\w+|caro|subir|aument\\w+|estrag\\w+|el[ea]s? (?:vend|tem)\\w*|cobr\\w+|demais|encolh\\w+|nome|pessoas?',
  ),
  of(
    question('rise', { item: maybe(item), price: maybe(money) }),
    'sub(?:ir|o|a|imos|iria|indo|ida)|aument\\w+|reajust\\w+|cobr(?:ar|o|ando) (?:\\w+ ){0,2}mais|(?:onde|o que|quais?)(?: \\w+){0,5} (?:(?:menos|barato) (?:do )?que (?:devia|deveria|podia)|(?:barat|menos)\\w* demais)|elev\\w+|ir (?:ate )?(?:pra|para|a|n[oa]s?) (?:MONEY|NUMBER|ITEM)|a mais n[oa]s? ITEM|subidinha|realzinho|brecha|comporta\\w*|defasad\\w+|tir(?:ar|o) mais n[oa]|elevad\\w+|(?:mex|pux|corr[ei]\\w+)\\w* (?:pra|para) cima|(?:pra|para) cima|mais (?:um|uns|MONEY|NUMBER) (?:real|reais)|mais MONEY|pag(?:a|am|aria|ariam) mais|(?:pra|para) tras|(?:bot|coloc|acrescent)\\w+ mais (?:MONEY|NUMBER|car[oa])|(?:bot|coloc|pass|p[oô]r|ponh|pus)\\w* (?:o |a )?ITEM (?:a|por|pra|para|em) (?:MONEY|NUMBER)|folga|pux(?:ar|o)|deix\\w+ dinheiro|dinheiro na mesa|(?:vend|cobr|bot|coloc|deix|fic|fac|faz)\\w* (?:\\w+ ){0,3}mais caro|e eu possa|encarec\\w+|espaco (?:pra|para)|cab\\w+ mais|(?:aceit\\w+|topa\\w*) pagar|pagaria\\w*|valoriz\\w+|corrig\\w+|correc\\w+|salg(?:ar|o)|ITEM a (?:MONEY|NUMBER)(?: \\w+){0,3} de graca',
  ),
  of(
    question('position', { item: maybe(item) }),
    'car[oa]s?|barat[oa]s?|compativ\\w+|diferenca|desto\\w+|cobrando cert\\w+|em conta|situac\\w+ de preco|situa\\w* no preco|separam?|bat(?:e|em) com (?:o |os )?preco\\w*|no preco em qua\\w+|abusiv\\w+|assust\\w+|mais (?:alt|baix)[oa]s?|em qual faixa|la em cima|no meio|dentro do que|fora do mercado|exager(?:o|ando|ad[oa])|(?:MONEY|NUMBER) e (?:muito|pouco|demais)|careir\\w+|barateir\\w+|cobr\\w+ (?:demais|menos|pouco)|em relacao|distancia|acima|abaixo|compar\\w+|fora da (?:realidade|curva)|(?<!minha )frente|posicao|justos?|salgad[oa]s?|puxad[oa]s?|media|na faixa|competitiv\\w+|no preco|em preco|fila de preco|que lugar|meus? precos?|nossos? precos?|carinh[oa]s?|(?:ganh|perc)\\w+ (?:\\w+ ){0,4}(?:preco|valor)',
  ),
  but(
    of(
      question('rivalStrength'),
      'melhor|melhores|fort\\w+|frac[oa]s?|vantag\\w+|segredo|imbativ\\w+|ganh\\w+|perd(?:o|em|e|emos|endo)|vendem? mais|errad\\w+|diferencial|destac\\w+|acert(?:am|a) em|tem de bom|supera\\w*',
      'eles|ele|deles|dele|del\\w|concorrencia|segredo',
    ),
    'dinheiro|lucro|em cada|ganho real|ganh\\w+ (?:a mais|n[oa]s? ITEM|com)|subindo|cobrando|por (?:ITEM|FOOD)|melhorar|menos mudar',
  ),
  of(
    question('public'),
    'publico|pra quem|quem eu|atra\\w+|estudant\\w+|morador\\w*|turist\\w+|excurs\\w+|familias|cliente aceita',
  ),
]
