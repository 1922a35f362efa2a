/** What owners ask a forecast: the first subject whose words a question has. */
import {
  ask,
  dated,
  type Form,
  item,
  maybe,
  maybeDated,
  money,
  number,
  onWeekdays,
  percent,
  type Rule,
  withRest,
} from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'
import { stockRules } from './forecast-stock.ts'

/** What else the clause names belongs to the question. */
const freely = (form: Form): Form => ({
  ...form,
  turn: (fields, slots) => {
    const turned = form.turn ? form.turn(fields, slots) : fields
    return turned && withRest(turned, slots)
  },
})

/** The future that the clause names; a question on days that are over is another one. */
const ahead = (fields: Record<string, unknown>, slots: Slots) => ({ ...fields, ...slots.days() })

const goods = 'sobr\\w+|desperdic\\w+|estrag\\w+|jog\\w+ fora|lixo|lixeira|apodrec\\w+|aproveit\\w+|vai fora'
const worse =
  'pior(?:es)?|frac\\w+|ruim|ruins|fund[oa]|buraco|afund\\w+|despenc\\w+|quase nao|tristeza|pessim\\w+|queda|caiu|cairam|menos|menor|poco|acabou com|mal|baix[oa]s?'

export const forecastQuestions: readonly Rule[] = [
  ...stockRules,
  {
    words: [
      has('ITEM'),
      has(
        'roub\\w+|toma\\w*|tom(?:ou|ando) (?:o )?lugar|canibal\\w+|no lugar|com(?:e|eu|endo) (?:a |as )?vendas?|migr\\w+|brig(?:a|am|ando)|(?:pra|para) onde vai|na falta d\\w+|(?:se|caso) (?:o |a )?ITEM (?:faltar|acabar|sair)|(?:tir|cort|acab)(?:ando|ar|o|ou|asse)\\w* .*(?:ped\\w+|compr\\w+|vai|perco|troca\\w*|muda)|troca\\w* (?:por|ou)|tem a ver|foi (?:pra|pro|para)|hoje (?:ta|esta) (?:comendo|pedindo)|deix(?:ou|aram) de pedir',
      ),
    ],
    not: has('cardapio e|MONEY|quant\\w+ sobra'),
    form: freely(ask('switching', { item, other: maybe(item) })),
  },
  {
    words: [
      has('ITEM'),
      has(
        '(?:sub\\w+|cresc\\w+|aument\\w+).*(?:ca\\w+|desc\\w+|encolh\\w+|diminu\\w+)|(?:cai\\w*|desc\\w+).*(?:sub\\w+|sob\\w+|cresc\\w+)|caindo|subindo|crescendo|impressao|indo bem|despencando|pegando|(?:pra|para) (?:onde|que lado) vai|tendencia|sobe|cai|desce|encolhe|como anda|enjo\\w+|moda|morrendo|na mesma|ja foi (?:melhor|mais)|sai mais|sai menos|vende mais|vende menos|estagn\\w+|em alta|em baixa|perdendo forca|firme',
      ),
    ],
    not: has('ITEM.*ITEM|MONEY|NUMBER|quant\\w+|quando|DATE .*DATE|qual|quais|quem|por semana|cardapio'),
    form: freely(ask('itemTrend', { item })),
  },
  {
    words: [has('(?:ITEM).*(?:ITEM)'), has('mais|menos|melhor|ou|qual|ganh\\w+')],
    not: has('PERCENT|MONEY|NUMBER'),
    form: freely(ask('compare', { item, other: item })),
  },
  {
    words: [
      has('NUMBER'),
      has('ITEM|FOOD|kg|quilos?|litros?|fardos?|caixas?|sacos?|estoque'),
      has(
        'chega\\w*|dao|da|basta\\w*|aguent\\w+|segura\\w*|sobra\\w*|falta\\w*|suficiente\\w*|resolv\\w+|pass(?:o|a|amos)|vai ate|peco mais|dura\\w*|fico sem|cobre',
      ),
    ],
    not: has(
      'MONEY|PERCENT|clientes?|pessoas|funcionari\\w+|lucr\\w+|zero|prejuizo|vermelho|quant\\w+ (?:ITEM|vend|sai)\\w*|chapa|em NUMBER dias',
    ),
    form: freely(ask('supply', { item: maybe((slots) => slots.food()), count: number })),
  },
  {
    words: [
      has('(?:o que|que) (?:tem|sobrou|ficou|ta|esta) n[oa]|estoque'),
      has('aguent\\w+|dura|chega|da|vai ate|ate quando'),
    ],
    not: has('cabe|MONEY|NUMBER'),
    form: freely(ask('supply')),
  },
  {
    words: [
      has(
        'empat\\w+|ponto de equilibrio|sair do vermelho|saio do vermelho|no zero|zero a zero|cobrir (?:as |a |os )?(?:despesas?|custos?|contas?|gastos?)|pra cobrir|dar? lucro|ganhar dinheiro|eu perco|me pago|pagar as contas|pra valer a pena|fechar (?:a conta|no azul)',
      ),
      has('quant\\w+|quais?|que|minimo|a partir|MONEY|tando|dando|preciso|NUMBER|em que'),
    ],
    not: has('abr\\w+|contrat\\w+|fechar (?:na|no) WEEKDAY'),
    form: freely(ask('evenAt', { item: maybe(item), price: maybe(money) })),
  },
  {
    words: [
      has('ITEM'),
      has('quant\\w+'),
      has(
        'vend\\w+|sai|saem|sair\\w*|faco|fazemos|por semana|semanal|numa semana|toda semana|na semana|em sete dias|de segunda a domingo|da em',
      ),
    ],
    not: has('DATE|MONEY|compr\\w+|ITEM.*ITEM|ano passado|ontem|mais de|menos que|perco|sobr\\w+'),
    form: freely(ask('perWeek', { item, weekdays: maybe(onWeekdays) })),
  },
  // "quantas marmitas na sexta?"
  {
    words: [
      /^(?:e |mas )?quant[oa]s? (?:de )?ITEM(?: \w+)? (?:n[ao]s?|de|d[ao]s?|aos?|em|pra|para|por) (?:a |o |as |os )?(?:WEEKDAY|dia)/,
    ],
    not: has('DATE|MONEY|compr\\w+|ITEM.*ITEM|passad\\w+'),
    form: freely(ask('perWeek', { item, weekdays: maybe(onWeekdays) })),
  },
  {
    words: [
      has('ITEM'),
      has('por semana|semanal|numa semana|toda semana|na semana|semana normal'),
      has('quant\\w+|NUMBER|media|uns|umas'),
    ],
    not: has('MONEY|DATE|compr\\w+|chega|basta'),
    form: freely(ask('perWeek', { item })),
  },
  {
    words: [has('ITEM'), has('MONEY'), has('vender|compens\\w+|empat\\w+|pagar')],
    form: ask('evenAt', { item, price: money }),
  },
  {
    words: [
      has(
        'contrat\\w+|freelanc\\w+|freela\\w*|temporari\\w+|ajudante|equipe|quadro|brigada|reforco|diarista|garco\\w+|cozinheir\\w+|pizzaiolo|motoboy|funcionari\\w+|extra|mais (?:um|uma|gente) (?:n[oa]|pra)|(?:quant\\w+|que) pessoas? (?:escal|coloc|bot|ponh|precis)\\w+|na chapa|no salao|seguramos|sozinh\\w+|me viro',
      ),
    ],
    not: has(
      'folg\\w+|liber(?:ar|o)|descans\\w+|dia (?:mais )?(?:frac|calm|parad)\\w+|um so|quant\\w+ (?:por cento|a mais)|quarta|ferias|(?:contrat|demit|dispens)(?:ei|ou|amos|aram|i|iu|imos)',
    ),
    form: freely({ ...ask('hire'), turn: ahead }),
  },
  {
    words: [
      has(
        'confi(?!rm)\\w+|acert\\w+|err(?:a|ar|o|ou|ad\\w+|am)|garanti\\w+|certeza|precis(?:ao|as|os?)|margem de erro|fur(?:a|ou|ar|o)|acredit\\w+|testaram|testou|passou longe|(?:meus )?dados (?:sao|bast|serv|da)\\w*|dados da certo|bons o bastante|chut\\w+|so um chute',
      ),
    ],
    not: has(
      `precis[oa] (?:de|comprar|contratar|saber|me|fatur\\w+|se|vender|abrir)|vai precis\\w+|comprando errado|preciso (?:de )?quant\\w+|${goods}`,
    ),
    form: freely(ask('trust')),
  },
  {
    words: [
      has(`perd(?:o|emos|as?)|${goods}`),
      has(
        'quanto|quantos|quant\\w+|PERCENT|aceita\\w*|normal|lixo|evit\\w+|nao (?:sobr|estrag)\\w+|como|jeito|melhor|onde|em que|qual|comprando|ensin\\w+|da pra|menos|mais',
      ),
    ],
    not: has('cliente\\w*|movimento|vend(?:er|o) mais|abr(?:ir|o)|fechar|mesa|NUMBER .*(?:chega|basta)'),
    form: freely(ask('waste', { percent: maybe(percent) })),
  },
  {
    words: [
      has(
        'vale|compensa|pena|devo|dinheiro|retorno|da publico|dar publico|justifi\\w+|rentavel|seria bom|e perda de tempo|largo|ou fecho|fecho ou|vem gente|vendo alguma|presta|faz sentido',
      ),
      has('abr\\w+|levantar a porta|operar|funcionar|servir|jantar de|almoco de|fecho'),
      has('WEEKDAY|DATE'),
    ],
    not: has('ITEM|contrat\\w+|folg\\w+|fech(?:ar|ando) um dia'),
    form: freely({ ...ask('openDay', { weekdays: maybe(onWeekdays) }), turn: ahead }),
  },
  {
    words: [
      has(
        'folg(?:a|as|ar|o)|ferias|descans\\w+|dias? (?:mais )?(?:fraco|parado|calmo|mort\\w+)s?|melhor dia pra fechar|menos movimento|menor movimento|fluxo (?:e |seja )?menor|menor fluxo|quase nao vend\\w+|nao paga nem|faxina|(?:eu )?(?:podia|posso|da pra) fechar|fechando um dia|liberar a equipe|mais parado|semana (?:e )?mais morta|um so no salao|deixar um so|da menos|o pior ou|pior (?:dia|noite)|mais fraco',
      ),
      has('dias?|noites?|semana|mes|quando|qual|WEEKDAY|onde|que'),
    ],
    not: has('ITEM|abr(?:ir|o)|contrat\\w+|semana (?:vai|que vem)|pior(?:es)? semanas?|freezer'),
    form: freely(ask('quietDays')),
  },
  {
    words: [
      has(
        'apert\\w+|caixa|menos dinheiro|pior semana|sufoco|correria|freezer|capacidade|nao (?:vai )?(?:dar|cabe|da) conta|mais do que cabe|comprar mais|mais cheia|mais (?:puxada|pesada|apertada|dificil)|me preparar|gargalo|vai lotar|superar\\w*|mais trabalho',
      ),
      has('semanas?|quando|qual|mes|DATE'),
    ],
    not: has('ITEM|bonanca|NUMBER (?:kg|quilos?)|diferenca no caixa|cabe NUMBER'),
    form: freely(ask('tightWeek')),
  },
  {
    words: [
      has('qua\\w+|que|o que|quem|lista|queria|mostr\\w+|me d\\w+'),
      has(
        'it\\w+|pratos?|produtos?|coisas?|quem|cardapio|o povo|surpresas|os? NUMBER que|ganhando espaco|os (?:cinco|tres|dez) que|variac\\w+|que mais',
      ),
      has(
        'sub\\w+|sob\\w+|cresc\\w+|ca(?:i|iu|em|iram|indo)|desc\\w+|mudou|mudaram|ganh\\w+|perd\\w+|melhor\\w+|pior\\w*|esfri\\w+|esquent\\w+|surpresas|variac\\w+|pass(?:ou|aram) a ped\\w+|em alta|em queda|bomb\\w+',
      ),
    ],
    not: has('ITEM(?! it| prat| prod| card)|DATE|mes passado|quero so|previsao d|fixo'),
    form: freely(ask('movers')),
  },
  {
    words: [
      has('mes passado|ultimo mes|esse mes|este mes|mes que passou|mes anterior|DATE'),
      has(
        'como foi|melhor|pior|anterior|fechei|fechou|foi|comparad\\w+|resumo|balanco|mais vendid\\w+|(?:saiu|vend\\w+|saiam) (?:mais|menos)|rolou|numeros|cade|ganhou',
      ),
    ],
    not: has(
      `MONEY|PERCENT|NUMBER|abr(?:ir|o)|esper\\w+ (?:d|em)|fech(?:ei|amos) (?:por|de|n[oa])|em que|quando|por que|o que aconteceu|motivo|explic\\w+|chuva|pior(?:es)? semanas?|nao (?:cont|vale)\\w+|ano passado|outr[oa]`,
    ),
    form: freely({
      ...ask('lastMonth'),
      turn: (fields, slots) => ({ ...fields, ...(slots.days(true) ?? {}) }),
    }),
  },
  {
    words: [
      has(
        'ano passado|ano retrasado|de um ano|em (?:NUMBER|20)|outro ano|ano anterior|do que no outro|ou no outro|antes e depois|um ano atras|desse ano|mesmo periodo|DATE .*(?:ou|que|de|contra|com) (?:[a-z]+ )?DATE|WEEKDAY (?:ou|contra) (?:o |a )?WEEKDAY|(?:a|o) WEEKDAY ou',
      ),
      has(
        'melhor\\w*|mais|menos|pior|vend\\w+|cresc\\w+|encolh\\w+|ganh\\w+|igual|subindo|descendo|forte|compar\\w+|diferenc\\w+',
      ),
    ],
    not: has('abr(?:ir|o)|dobr\\w+|PERCENT|freezer|apert\\w+|pior pro'),
    form: freely(ask('compare', { what: maybe((slots) => slots.text.slice(0, 120)) })),
  },
  {
    words: [
      has(`${worse}`),
      has(
        'semanas?|mes|meses|quando|que|qual|quais|periodos?|epoca|onde|DATE|ano|por que|chuva|explic\\w+|motivo|entender',
      ),
      has(
        `foi|foram|houve|aconteceu|vendi|vendeu|venderam|vendemos|movimento|tev\\w+|apresent\\w+|afund\\w+|despenc\\w+|caiu|cairam|buraco|fundo|por que|motivo|${worse}`,
      ),
    ],
    not: has(
      'ITEM|vai|sera que (?:DATE|vai)|folg\\w+|fech(?:ar|o)|dia(?:s)? (?:mais )?(?:frac|parad|mort)\\w+|esper\\w+|proxim\\w+|futuro|na semana que vem|da menos|abr(?:ir|o)|acima ou abaixo|de um ano',
    ),
    form: freely({
      ...ask('badWeeks'),
      turn: (fields, slots) => ({ ...fields, ...(slots.days(true) ?? {}) }),
    }),
  },
  {
    words: [
      has(
        'DATE|feriados?|festa\\w*|jogos?|rodeio|oktoberfest|lavagem|cirio|show|romaria|copa|vaquejada|festival',
      ),
      has(
        'quanto|efeito|impacto|aument\\w+|rend\\w+|mexe|ajud\\w+|prejudic\\w+|atrapalh\\w+|vende\\w* a mais|faz diferenca|presta|ilusao|acima do (?:comum|normal)|traz|quantos por cento|de fato|medir|faz com',
      ),
      has(
        'vend\\w+|moviment\\w+|casa|rend\\w+|efeito|impacto|traz|diferenca|gente|presta|ajud\\w+|atrapalh\\w+|por cento|caixa|comum|faz',
      ),
    ],
    not: has(
      'ITEM|compr\\w+|escal\\w+|contrat\\w+|chove|abr(?:ir|o)|fatur\\w+|(?:vou|vai|vamos) (?:servir|vender)|ate',
    ),
    form: freely(ask('feastEffect', { what: maybe((slots: Slots) => slots.dateName()) })),
  },
  {
    words: [
      has('ruim|ruins|chuv\\w+|chov\\w+|greve|crise|pior cenario|parar|cair muito'),
      has('se|caso|e se|acontece|aguent\\w+'),
    ],
    not: has('ITEM|NUMBER|DATE.*(?:foi|acabou)'),
    form: freely(ask('badWeeks')),
  },
  {
    words: [
      has(
        'como|esper\\w+|vai|vem|fica\\w*|ideia|previs\\w+|entender|lotar|cair|futuro|fatur\\w+|melhora|sossegad\\w+|servir|os numeros dizem|bonanca|aperto',
      ),
      has('DATE|proxim\\w+|futuro|pela frente|por ai|mes que vem|semana que vem|verao|comeco do ano|bonanca'),
    ],
    not: has(
      'ITEM|compr\\w+|abr(?:ir|o)|folg\\w+|contrat\\w+|escal\\w+|apert\\w+ (?:d|n)|correria|freezer|meta|so|quero|queria (?:a|uma) previs\\w+',
    ),
    form: freely({ ...ask('outlook'), turn: dated() }),
  },
  {
    words: [
      has(
        'como (?:ta|esta|vai|anda) o futuro|(?:previsao|bola de cristal) d\\w+ (?:aperto|bonanca|movimento)|o que vem por ai|como vao ser as proximas|o que (?:devo|posso) esperar',
      ),
    ],
    not: has('ITEM'),
    form: freely({ ...ask('outlook'), turn: maybeDated }),
  },
]
