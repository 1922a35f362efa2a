import type { AutomationDefinition } from '../../base/answers/definition.ts'

export const establishmentOptions = [
  'Boteco ou bar de bairro',
  'Bar de coquetelaria',
  'Pub ou choperia',
  'Restaurante de alta gastronomia',
  'Bistrô',
  'Restaurante de comida regional',
  'Restaurante casual',
  'Lanchonete ou fast casual',
  'Food truck ou quiosque',
  'Barraca de praia',
  'Cafeteria',
  'Hotel ou pousada',
  'Casa de shows ou eventos',
] as const

export const audienceOptions = [
  'Moradores do bairro',
  'Turistas brasileiros',
  'Turistas estrangeiros',
  'Happy hour depois do trabalho',
  'Executivos em almoço ou jantar de negócios',
  'Casais',
  'Grupos de amigos',
  'Público de 25 a 35 anos',
  'Público acima de 40 anos',
  'Apreciadores de cachaça',
  'Quem prefere drinks leves',
  'Quem vem pela comida',
  'Festas e comemorações',
] as const

export const equipmentOptions = [
  'Só o básico: copos, colher e gelo',
  'Coqueteleira',
  'Dosador',
  'Colher bailarina',
  'Copo misturador (mixing glass)',
  'Coador de bar (strainer)',
  'Peneira fina',
  'Pilão ou macerador',
  'Espremedor de frutas',
  'Liquidificador',
  'Fogão ou cooktop',
  'Máquina de café espresso',
  'Sifão de espuma',
  'Maçarico culinário',
] as const

export const drinkCreation: AutomationDefinition = {
  type: 'drink_creation',
  icon: 'Martini',
  outputs: [
    '10 a 12 drinks autorais com cachaça',
    'Fichas técnicas com custo da dose e margem',
    'Preço de venda sugerido por drink',
    'Lista de compras e receitas de xaropes da casa',
  ],
  inputs: [
    {
      id: 'establishment_info',
      label: 'Como é a sua casa?',
      type: 'multiselect',
      required: true,
      options: establishmentOptions,
      description: 'Marque tudo o que combina com o seu negócio.',
    },
    {
      id: 'target_audience',
      label: 'Quem você quer atender?',
      type: 'multiselect',
      required: true,
      options: audienceOptions,
      description: 'Todo o público é de maiores de 18 anos.',
    },
    {
      id: 'equipment',
      label: 'O que o seu bar tem?',
      type: 'multiselect',
      required: true,
      options: equipmentOptions,
      maxLength: 200,
      placeholder: 'Outro equipamento',
      description: 'As receitas só pedem o que você marcar. Falta algo na lista? Acrescente.',
    },
    {
      id: 'preferences',
      label: 'Preferências e restrições',
      type: 'textarea',
      required: false,
      maxLength: 300,
      placeholder: 'Ex.: sem lactose, prefiro caju e cajá, drinks mais secos',
      description: 'O que não pode entrar, o que não pode faltar e o estilo de que a casa gosta.',
    },
  ],
}
