import type { Theme } from './sentence.ts'

/** Owners of Fortaleza who dictate: no commas, fallbacks, parts of a whole, dates of feasts and matches. */
export const dictatedRequests: readonly Theme[] = [
  {
    theme: 'dictated in Fortaleza: drink_creation',
    type: 'drink_creation',
    sentences: [
      ['qro 7 drink, 3 sem alcool e 4 com caju', 'count 7', 'zeroAlcohol 3', 'share caju many 4'],
      ['10 drinks, 4 com caju, 2 com cajá', 'count 10', 'share caju many 4', 'share cajá many 2'],
      ['4 com caju e 3 sem alcool', 'count 7', 'share caju many 4', 'zeroAlcohol 3'],
      ['de dez drinks quero quatro com caju', 'count 10', 'share caju many 4'],
      ['6 drinks, 2 com caju e limão', 'count 6', 'prefer caju', 'prefer limão', '?2'],
      [
        'faz uns drink com seriguela e cajá q ta na epoca, ate 24 conto',
        'price max 24',
        'prefer seriguela',
        'prefer cajá',
      ],
      ['se não der com maracujá faz com cajá', 'prefer maracujá', 'prefer cajá'],
      ['se nao tiver tangerina pode ser laranja', 'prefer tangerina', 'prefer laranja'],
      [
        'alergia a leite, se nao tiver coco faz com amendoa',
        'exclude leite allergy',
        'prefer coco',
        'prefer amêndoa',
      ],
      ['tenho só vinte e cinco reais de teto por drink', 'price max 25'],
      ['queria um drink so pra quem vai dirigir', 'zeroAlcohol 1'],
      ['tem gravida no grupo entao 2 sem alcool por favor', 'zeroAlcohol 2', '?tem'],
      [
        'um garçom meu tem alergia a camarao e outro a kiwi',
        'exclude camarão allergy',
        'exclude kiwi allergy',
      ],
      [
        'quatro drinks no maximo vinte e dois reais sem acucar',
        'count 4',
        'price max 22',
        'exclude açúcar adicionado',
      ],
      ['to sem liquidificador e sem coqueteleira essa semana', 'lacks liquidificador', 'lacks coqueteleira'],
      ['5 drinks pro fortal, 2 deles zero alcool', 'count 5', 'zeroAlcohol 2', '?fortal'],
    ],
  },
  {
    theme: 'dictated in Fortaleza: dish_creation',
    type: 'dish_creation',
    sentences: [
      [
        'tres petiscos e dois pratos principais com peixe ate 45 reais',
        'count 5',
        'price max 45',
        'prefer peixes',
      ],
      ['se nao der com lagosta faz com camarao', 'prefer lagosta', 'prefer camarão'],
      ['dois pratos com baiao e um sem carne', 'count 2', 'prefer baião de dois', '?sem carne'],
      ['sem fritura que a fritadeira deu defeito', 'exclude fritar', 'lacks fritadeira'],
      ['o pessoal reclama de sal', '?pessoal reclama de sal'],
      [
        'um caldo um petisco e uma sobremesa pro jogo do ceara',
        '?caldo um petisco e uma sobremesa',
        '?jogo do ceara',
      ],
      [
        'criança alergica a ovo e leite come aqui todo domingo',
        'exclude ovo allergy',
        'exclude leite allergy',
        '!allergy: come aqui todo domingo',
      ],
      [
        'quero usar a sobra de arroz e o queijo coalho q ta vencendo',
        'prefer arroz supply',
        'prefer queijo coalho supply',
      ],
    ],
  },
  {
    theme: 'dictated in Fortaleza: menu_redesign',
    type: 'menu_redesign',
    sentences: [
      ['bota o baiao de destaque na primeira pagina', 'promote Baião de dois'],
      ['uma folha so frente e verso', 'count 2 pages'],
      [
        'pastel a 20 no maximo e baiao no maximo 35',
        'capPrice Pastel de carne 20',
        'capPrice Baião de dois 35',
      ],
      [
        'a caipirinha de caju sai e a de limao fica',
        'dropItem Caipirinha de caju',
        'keepItem Caipirinha de limão',
      ],
    ],
  },
  {
    theme: 'dictated in Fortaleza: dynamic_pricing',
    type: 'dynamic_pricing',
    sentences: [
      ['heineken nao pode subir mais de 1 real', 'capPrice Cerveja Heineken 15'],
      ['ninguem paga mais de 40 numa lasanha', 'capPrice Lasanha 40'],
      ['caipirinhas no minimo 17 e no maximo 22', 'price min 17 max 22 of caipirinhas'],
      ['o camarao nao baixa de 60', 'price min 60 of Camarão internacional'],
      [
        'nada de mexer na cerveja em dia de jogo do fortaleza',
        'keepPrice Cervejas',
        '?dia',
        '?jogo do fortaleza',
      ],
    ],
  },
  {
    theme: 'dictated in Fortaleza: predictive_analytics',
    type: 'predictive_analytics',
    sentences: [
      [
        'semana q vem vou fechar quinta e sexta',
        'date semana q vem vou fechar quinta e sexta 2026-11-26 closed',
        'date semana q vem vou fechar quinta e sexta 2026-11-27 closed',
      ],
      [
        'junho inteiro é forte por causa das festa junina',
        'date junho inteiro é forte por causa das festa junina 2027-06-01..2027-06-30 up',
      ],
      ['janeiro fraco depois do dia 10', 'date fraco depois do dia 10 2027-01-11..2027-01-31 down'],
      ['fortal ano q vem bomba', 'date ano q vem bomba 2027-07-22..2027-07-25 up'],
      ['jogo do ceara domingo enche', 'date jogo do ceara domingo enche up'],
      ['dia das crianças enche', 'date dia das crianças enche 2027-10-12 up'],
      ['dia das crianças enche de criança', '!allergy: dia das crianças enche de criança'],
    ],
  },
  {
    theme: 'dictated in Fortaleza: content_generation',
    type: 'content_generation',
    sentences: [
      ['sao joao dia 24/06 e fortal', 'date sao joao 2027-06-24', 'date fortal 2027-07-22..2027-07-25'],
      ['volta do recesso 05/01', 'date volta do recesso 2027-01-05'],
      ['nao postar nada no dia de finados', '?nao postar nada no dia de finados'],
      ['cardapio infantil lançamento 10/10', '!allergy: cardapio infantil lançamento 10/10'],
    ],
  },
]
