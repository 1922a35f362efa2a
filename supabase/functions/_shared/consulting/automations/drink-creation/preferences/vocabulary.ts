import type { Style } from '../../../base/drinks/style-words.ts'
import type { Tag } from '../../../base/pantry/ingredient.ts'

/** A word that stands for a category. */
export interface Category {
  label: string
  words: readonly string[]
  tags: readonly Tag[]
  /** Further words to ban from texts, besides the names of tagged ingredients. */
  guard: readonly string[]
  /** A bare mention means exclusion, as for gluten. */
  alwaysExcludes?: true
  /** What "menos …" asks for. */
  lessMeans?: Style
  /** What liking the category asks for, where that is a style rather than a flavour. */
  likeMeans?: Style
  /** Flavours brought forward when the owner likes the category. */
  families: readonly string[]
}

export const categories: readonly Category[] = [
  {
    label: 'lactose e laticínios',
    words: ['lactose', 'APLV', 'proteína do leite'],
    tags: ['dairy'],
    guard: ['queijo', 'manteiga', 'nata', 'requeijão', 'leite condensado', 'creme de leite', 'doce de leite'],
    alwaysExcludes: true,
    families: [],
  },
  {
    label: 'lactose e laticínios',
    words: [
      'laticínio',
      'lácteo',
      'láctea',
      'leite',
      'leite de vaca',
      'derivado do leite',
      'derivado de leite',
    ],
    tags: ['dairy'],
    guard: ['queijo', 'manteiga', 'nata', 'requeijão', 'leite condensado', 'creme de leite', 'doce de leite'],
    families: [],
  },
  {
    label: 'frutas cítricas',
    words: ['cítrico', 'cítrica', 'fruta cítrica', 'fruto cítrico'],
    tags: ['citrus'],
    guard: ['limão', 'laranja', 'tangerina'],
    families: ['limão-taiti', 'tangerina', 'limão-cravo'],
  },
  {
    label: 'ovo',
    words: ['ovo', 'clara', 'clara de ovo', 'gema'],
    tags: ['egg'],
    guard: ['ovo', 'clara de ovo', 'gema'],
    families: ['ovo'],
  },
  {
    label: 'castanhas e amendoim',
    words: ['castanha', 'oleaginosa', 'noz', 'nozes', 'amêndoa', 'fruta seca', 'fruto seco'],
    tags: ['nut'],
    guard: ['castanha', 'amendoim', 'paçoca', 'amêndoa', 'nozes'],
    families: ['castanha-de-caju'],
  },
  {
    label: 'glúten',
    words: ['glúten', 'celíaco', 'celíaca'],
    tags: ['gluten'],
    guard: ['cerveja', 'trigo'],
    alwaysExcludes: true,
    families: [],
  },
  {
    label: 'pimenta',
    words: ['pimenta', 'picante', 'ardido', 'ardida'],
    tags: ['spicy'],
    guard: ['pimenta'],
    families: ['pimenta-de-cheiro', 'pimenta dedo-de-moça'],
  },
  {
    label: 'açúcar adicionado',
    words: ['açúcar', 'açúcar adicionado', 'adição de açúcar', 'açúcar refinado'],
    tags: ['added_sugar'],
    guard: ['açúcar', 'rapadura', 'melaço'],
    lessMeans: 'dry',
    families: [],
  },
  {
    label: 'açúcar adicionado',
    words: ['diabético', 'diabética', 'diabetes'],
    tags: ['added_sugar'],
    guard: ['açúcar', 'rapadura', 'melaço'],
    alwaysExcludes: true,
    families: [],
  },
  {
    label: 'frutas',
    words: ['fruta', 'polpa de fruta'],
    tags: ['fruit'],
    guard: [],
    likeMeans: 'fruity',
    families: [],
  },
  {
    label: 'peixes e frutos do mar',
    words: [
      'fruto do mar',
      'frutos do mar',
      'peixe',
      'crustáceo',
      'marisco',
      'camarão',
      'lagosta',
      'caranguejo',
    ],
    tags: ['seafood'],
    guard: ['peixe', 'camarão', 'lagosta', 'caranguejo', 'polvo', 'siri', 'sururu'],
    families: [],
  },
  {
    label: 'carne',
    words: ['carne'],
    tags: ['meat'],
    guard: ['carne'],
    families: [],
  },
  {
    label: 'carnes e peixes',
    words: ['vegetariano', 'vegetariana'],
    tags: ['meat', 'seafood'],
    guard: ['carne', 'peixe', 'camarão'],
    alwaysExcludes: true,
    families: [],
  },
  {
    label: 'carne de porco',
    words: ['porco', 'carne de porco', 'carne suína'],
    tags: ['pork'],
    guard: ['porco', 'torresmo', 'linguiça', 'costelinha'],
    families: [],
  },
  {
    label: 'ingredientes de origem animal',
    words: ['origem animal', 'ingrediente de origem animal'],
    tags: ['dairy', 'egg', 'honey', 'meat', 'seafood'],
    guard: ['carne', 'peixe', 'camarão', 'queijo', 'manteiga', 'ovo', 'mel de abelha'],
    families: [],
  },
  {
    label: 'ingredientes de origem animal',
    words: ['vegano', 'vegana'],
    tags: ['dairy', 'egg', 'honey', 'meat', 'seafood'],
    guard: ['carne', 'peixe', 'camarão', 'queijo', 'manteiga', 'ovo', 'mel de abelha'],
    alwaysExcludes: true,
    families: [],
  },
  {
    label: 'refrigerantes',
    words: ['refrigerante'],
    tags: ['soda'],
    guard: ['refrigerante'],
    families: [],
  },
  {
    label: 'industrializados',
    words: ['industrializado', 'ultraprocessado', 'artificial'],
    tags: ['industrial'],
    guard: [],
    families: [],
  },
  {
    label: 'cafeína',
    words: ['cafeína'],
    tags: ['caffeine'],
    guard: ['café'],
    families: [],
  },
  {
    label: 'outras bebidas alcoólicas',
    words: ['outra bebida alcoólica', 'outro álcool', 'outro destilado'],
    tags: ['alcohol'],
    guard: ['licor', 'vermute', 'espumante'],
    families: [],
  },
  {
    label: 'mel de abelha',
    words: ['mel de abelha'],
    tags: ['honey'],
    guard: ['mel de abelha'],
    families: ['mel de jandaíra', 'mel de abelha'],
  },
  {
    label: 'ervas',
    words: ['erva', 'erva fresca'],
    tags: ['herb'],
    guard: ['erva', 'hortelã', 'manjericão', 'capim-santo'],
    likeMeans: 'herbal',
    families: [],
  },
]
