import type { AutomationDefinition } from '../../base/answers/definition.ts'
import { audienceOptions, equipmentOptions, establishmentOptions } from '../../base/house/options.ts'

export const definition: AutomationDefinition = {
  result: { one: 'drink', many: 'drinks' },
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
