import type { Theme } from './sentence.ts'

/** Allergies between connectives, reasons and consequences. Only an unknown food stops the request. */
export const toldAllergies: Theme = {
  theme: 'allergies with reasons and consequences',
  type: 'dish_creation',
  sentences: [
    ['Minha sócia tem alergia a mel, portanto nada que leve mel.', 'exclude mel allergy', 'exclude mel'],
    ['hóspede frequente tem alergia a castanhas', 'exclude oleaginosas allergy'],
    [
      'Temos um hóspede frequente com alergia a castanhas, por isso evitem castanhas e amendoim.',
      'exclude oleaginosas allergy',
      'exclude oleaginosas allergy',
    ],
    ['Meu marido é celíaco, diga o que ele pode comer e beber.', 'exclude glúten allergy'],
    [
      'Tenho um cliente celíaco que vem toda sexta; diga o que ele pode comer e beber',
      'exclude glúten allergy',
      '?diga o que ele pode comer e beber',
    ],
    [
      'A filha do dono tem alergia a camarão, então não queremos nada com frutos do mar.',
      'exclude camarão allergy',
      'exclude frutos do mar allergy',
    ],
    [
      'Como temos funcionário alérgico a amendoim, o amendoim fica proibido na cozinha.',
      'exclude amendoim allergy',
      'exclude amendoim allergy',
    ],
    [
      'Minha esposa é intolerante à lactose, logo evite leite e derivados.',
      'exclude lactose allergy',
      'exclude laticínios allergy',
      '?logo',
    ],
    [
      'Tem um cliente assíduo que é alérgico a abacaxi, o coitado já foi parar na UPA por causa disso.',
      'exclude abacaxi allergy',
      '?Tem um cliente assíduo',
    ],
    ['Não usar ovo cru porque atendemos gestantes.', 'exclude ovo'],
    [
      'Alergia severa a amendoim na equipe (barman), manter fora da cozinha inclusive.',
      'exclude amendoim allergy',
    ],
    [
      'Uma das cozinheiras tem alergia a crustáceos e passa mal só com o cheiro, por essa razão não trabalhamos com camarão.',
      'exclude crustáceos allergy',
      'exclude camarão allergy',
    ],
    [
      'Meu filho é alérgico a leite de vaca e eu mesma provo tudo, então sem leite em nada.',
      'exclude leite de vaca allergy',
      'exclude leite allergy',
    ],
    [
      'Atenção: um sócio tem alergia grave a castanha de caju. Nem traços.',
      'exclude castanha-de-caju allergy',
      'question noTraces',
    ],
    [
      'Nosso chef descobriu que é celíaco, consequentemente cortamos o glúten do cardápio.',
      'exclude glúten allergy',
      'exclude glúten allergy',
    ],
    [
      'Cliente com alergia a frutos do mar vem todo domingo com a família, quero que ele tenha o que pedir.',
      'exclude frutos do mar allergy',
      '?vem todo domingo com a família',
      '?quero que ele tenha o que pedir',
    ],
    ['Tenho clientes celíacos que perguntam sempre o que podem tomar.', 'exclude glúten allergy'],
    [
      'Somos perto de uma escola, tem criança no almoço, então nada muito apimentado.',
      '?Somos perto de uma escola',
      '?tem criança no almoço',
      '?nada muito apimentado',
    ],
    [
      'Minha mãe tem doença celíaca e ajuda no salão; por segurança, sem glúten.',
      'exclude glúten allergy',
      'exclude glúten diet',
    ],
    [
      'Uma menina da turma do beach tennis tem alergia a kiwi, daí a gente não usa kiwi.',
      'audience Grupos de amigos',
      'exclude kiwi allergy',
      'exclude kiwi',
      '?beach tennis',
    ],
    ['Por conta de uma alergia da minha esposa, não usamos gengibre.', 'exclude gengibre allergy'],
    ['Devido à alergia do meu pai a peixe, nada de peixe, tá?', 'exclude peixes allergy', 'exclude peixes'],
    [
      'O bebê da gerente nasceu alérgico à proteína do leite, ela amamenta e não pode nem provar leite.',
      'exclude leite allergy',
      'exclude leite',
    ],
    [
      'Teve um caso de choque anafilático com amendoim aqui em 2023, desde então não entra amendoim.',
      'exclude amendoim allergy',
      'exclude amendoim allergy',
      '?2023',
    ],
    ['Se alguém pedir, temos clientes alérgicos a soja.', 'exclude soja allergy', '?alguém pedir'],
    [
      'alergia a corante na família, nada de xarope colorido',
      'exclude corantes allergy',
      'exclude açúcar adicionado',
      '?colorido',
    ],
    [
      'Tenho alergia a pozol, portanto nada com pozol',
      '!allergy: Tenho alergia a pozol',
      '!allergy: nada com pozol',
    ],
    [
      'Meu sogro é alérgico a coisas do mar, então deixa fora.',
      'exclude frutos do mar allergy',
      '?deixa fora',
    ],
    ['Trabalho com uma moça alérgica, ela não pode com castanha', 'exclude oleaginosas allergy'],
    [
      'uma cliente vip não come nada com glúten pois é celíaca e fica internada',
      'exclude glúten diet',
      'exclude glúten allergy',
      '?cliente vip',
    ],
    ['Não quero amendoim pq meu filho tem alergia e vive no balcão comigo', 'exclude amendoim allergy'],
    ['sem mel, minha sócia é alérgica e prova todos os drinks antes de ir pra carta', 'exclude mel allergy'],
    [
      'Na casa mora gente com alergia a camarão, motivo pelo qual nada de camarão no bar',
      'exclude camarão allergy',
      'exclude camarão',
    ],
    ['Cuidado com castanhas, temos um frequentador com alergia.', 'exclude oleaginosas allergy'],
    [
      'Alérgicos a ovo precisam ter opção, quero ao menos um prato sem ovo.',
      'exclude ovo allergy',
      'share ovo many 1 at_least true',
    ],
    [
      'A nutricionista pediu para evitar glúten pois dois garçons são celíacos.',
      'exclude glúten diet',
      'exclude glúten allergy',
    ],
    [
      'Meu cozinheiro é alérgico a pimenta, ele espirra, fica vermelho, uma tristeza. Nada de pimenta então.',
      'exclude pimentas allergy',
      'exclude pimentas',
      '?espirra',
      '?fica vermelho',
    ],
    [
      'Criança aqui é o que mais tem no domingo, quero dois drinks sem álcool bonitos pra elas.',
      'zeroAlcohol 2',
      '?domingo',
      '?bonitos',
    ],
    [
      'Cliente celíaca vem às quintas, portanto pelo menos 2 pratos sem glúten, com custo até 20 reais.',
      'exclude glúten allergy',
      'share glúten many 2 at_least true',
      'dishLimit plateCost 20',
    ],
    [
      'hóspedes com alergia a leite; ao menos três pares precisam servir a eles',
      'exclude leite allergy',
      '?ao menos três pares precisam servir',
    ],
    [
      'Minha filha tem alergia a ovo e leite, consequência disso é que a casa inteira não usa.',
      'exclude ovo allergy',
      'exclude leite allergy',
    ],
  ],
}
