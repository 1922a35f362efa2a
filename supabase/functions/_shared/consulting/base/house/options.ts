/** Options of the wizard about the house. Engines identify them by their text. */
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
