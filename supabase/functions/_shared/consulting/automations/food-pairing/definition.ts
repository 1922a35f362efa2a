import type { AutomationDefinition } from '../../base/answers/definition.ts'
import { menuFileTypes } from '../../base/answers/file-types.ts'

export const definition: AutomationDefinition = {
  result: { one: 'harmonização', many: 'harmonizações' },
  outputs: [
    'Harmonização de cada prato com uma cachaça',
    'Sugestões de combos com preço e margem',
    'Roteiro de degustação para a equipe',
    'Textos para o cardápio',
  ],
  inputs: [
    {
      id: 'menu_upload',
      label: 'Envie o cardápio atual',
      type: 'file',
      required: true,
      fileTypes: menuFileTypes,
      reads: 'menu',
      description: 'PDF, foto, documento do Word ou planilha, com até 10 MB.',
    },
    {
      id: 'cuisine_style',
      label: 'Qual é o estilo da cozinha?',
      type: 'select',
      required: true,
      options: [
        'Regional cearense',
        'Nordestina',
        'Brasileira contemporânea',
        'Petiscos de boteco',
        'Peixes e frutos do mar',
        'Churrasco e carnes na brasa',
        'Italiana',
        'Japonesa',
        'Hambúrgueres e sanduíches',
        'Mediterrânea',
        'Vegetariana ou vegana',
        'Internacional',
      ],
    },
    {
      id: 'focus_areas',
      label: 'O que você quer harmonizar?',
      type: 'multiselect',
      required: true,
      options: [
        'Entradas e petiscos',
        'Pratos principais',
        'Peixes e frutos do mar',
        'Carnes e churrasco',
        'Pratos vegetarianos',
        'Queijos e embutidos',
        'Sobremesas',
        'Menu degustação',
        'Almoço executivo',
        'Combos de happy hour',
      ],
      maxLength: 700,
      placeholder: 'Outro pedido, como “três combos até R$ 60”',
    },
  ],
}
