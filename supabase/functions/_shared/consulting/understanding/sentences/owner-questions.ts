import type { Theme } from './sentence.ts'

/** Questions about prices, and how prices must end. */
export const ownerQuestions: readonly Theme[] = [
  {
    theme: 'questions about prices',
    type: 'dynamic_pricing',
    sentences: [
      [
        'subi a heineken em setembro e acho q caiu um pouco, quero saber se valeu',
        'question pastChange Cerveja Heineken',
      ],
      ['aumentei o pudim em outubro, valeu a pena?', 'question pastChange Pudim'],
      [
        'quarta e segunda sao fracas, bola um happy hour que nao de prejuizo, no max ate 20h. terça nao abre',
        'question happyHour 1,3 20',
        'date terça nao abre weekly 2 closed',
      ],
      ['a segunda é morta, monta um happy hour pra mim', 'question happyHour 1'],
      ['quero happy hour de terça a quinta das 17h às 19h', 'hours happy hour de terça a quinta 17-19'],
      ['posso dar 10% de desconto na segunda e na terça?', 'question discount 10 1,2'],
      ['ah e meu socio quer cerveja liberada por 49,90, dá?', 'question openBar Cervejas 49.9'],
      ['quero rodizio de caipirinha por 59,90', 'question openBar caipirinha 59.9'],
      ['não quero open bar', '?não quero open bar'],
      ['dou a vista desconto de 5 no pix, isso entra na conta?', 'question payDiscount 5 5'],
      ['vale a pena dar 5% no pix?', 'question payDiscount 5'],
      ['desconto de 3 reais no pix compensa?', 'question payDiscount 3'],
      ['a lasanha custa 9 e vendo a 38, quero 45 mas tenho medo', 'question itemPrice Lasanha 45'],
      ['quero subir o pudim pra 15, será que espanta?', 'question itemPrice Pudim 15'],
      [
        'queria que a caipirinha de caju vendesse o dobro mas com preço mais caro',
        'question doubleSales Caipirinha de caju',
      ],
      ['nao quero dobrar preço em romaria, acho feio com romeiro', 'question feastPrice romaria true'],
      ['no carnaval dá pra subir o preço?', 'question feastPrice carnaval'],
    ],
  },
  {
    theme: 'the ending of prices',
    type: 'dynamic_pricing',
    sentences: [
      [
        'nenhum preço sobe mais de 10% e quero tudo terminado em ,90 ou inteiro',
        'capPrice todos os itens 10',
        'ending either',
      ],
      ['valor tem que terminar em 90', 'ending ninety'],
      ['sem preço quebrado', 'ending whole'],
      ['preços redondos, sem centavos', 'ending whole'],
    ],
  },
  {
    theme: 'the ending of prices on a menu',
    type: 'menu_redesign',
    sentences: [['meu preço nao pode ter quebrado', 'ending whole']],
  },
]
