import { productName } from '@/content/product'
import { seller } from '@/content/seller'
import type { LegalText } from './legal-document'

export const privacy: LegalText = {
  document: 'privacy',
  title: 'Política de Privacidade',
  introduction: `Aqui está o que fazemos com os seus dados no ${productName}: o que guardamos, para quê, por quanto tempo e o que você pode pedir, segundo a Lei Geral de Proteção de Dados (Lei 13.709/2018).`,
  sections: [
    {
      id: 'controlador',
      title: 'Quem cuida dos dados',
      blocks: [
        `O controlador é ${seller.legalName}, CNPJ ${seller.cnpj}, ${seller.address}, ${seller.city}. Telefone ${seller.phone}, e-mail ${seller.email}.`,
        `O encarregado pelos dados atende em ${seller.dataProtectionEmail}.`,
        'O serviço é para maiores de 18 anos que representam uma empresa legal com CNPJ ativo. Não tratamos, de propósito, dados de crianças ou adolescentes.',
      ],
    },
    {
      id: 'dados',
      title: 'Que dados tratamos e para quê',
      blocks: [
        {
          headers: ['Dados', 'Para quê', 'Base legal', 'Por quanto tempo'],
          rows: [
            [
              'Conta: e-mail e senha (guardada só como código irreversível)',
              'Reconhecer você',
              'Execução do contrato',
              'Enquanto a conta existir',
            ],
            [
              'Restaurante: nome, CNPJ, responsável, telefone, e-mail, endereço e tipo',
              'Prestar a consultoria, entregar e faturar',
              'Execução do contrato',
              'Enquanto a conta existir',
            ],
            [
              'Aceite dos Termos de Uso e desta política: versão, data e hora',
              'Provar o que foi combinado',
              'Execução do contrato e exercício regular de direitos',
              'Enquanto a conta existir',
            ],
            [
              'Pedidos, pagamentos e movimentação de créditos',
              'Cumprir a compra e as obrigações fiscais',
              'Contrato e obrigação legal',
              'Enquanto a conta existir; depois dela, sem o seu nome',
            ],
            [
              'Boleto ou Pix que ainda não foi pago: o código e o endereço da página da Stripe, que mostra quem paga',
              'Você pagar pela página do pedido',
              'Execução do contrato',
              'Até o pagamento, ou até o pedido ser cancelado',
            ],
            [
              'Conta bancária para devolver um boleto: titular, CPF ou CNPJ, banco, agência e conta',
              'Transferir o dinheiro de volta; só a gerência da fazenda lê',
              'Execução do contrato e obrigação legal',
              'Até o dinheiro ser pago, também se a conta for excluída antes, ou até você apagar na página do pedido',
            ],
            [
              'Entrega: quem recebe, telefone, endereço e horário; em cada pedido, também o nome e o CNPJ do comprador',
              'Entregar as garrafas e provar a venda',
              'Contrato e obrigação legal',
              'O endereço da casa, enquanto a conta existir; o comprador e o endereço de um pedido, também depois dela, até o fim do quinto ano seguinte ao da venda',
            ],
            [
              'Workshops e eventos: data, local, observações',
              'Marcar e realizar o encontro',
              'Execução do contrato',
              'Enquanto a conta existir; as observações são apagadas com ela',
            ],
            [
              'Respostas, cardápios, fotos e planilhas que você envia, os resultados e as revisões da fazenda',
              'Fazer a consultoria e guardá-la para você',
              'Execução do contrato',
              'Enquanto a conta existir; os arquivos são apagados com ela',
            ],
            [
              'Links de relatório que você cria: o que mostram, até quando e quantas vezes foram abertos',
              'Mostrar o relatório a quem você escolher',
              'Execução do contrato',
              'Enquanto a conta existir',
            ],
            [
              'Anotações da fazenda sobre o atendimento da casa',
              'Atender bem, sem perguntar duas vezes',
              'Legítimo interesse',
              'Enquanto a conta existir',
            ],
            [
              'Avisos e e-mails que enviamos a você',
              'Avisar de pedidos, consultorias, workshops e créditos',
              'Execução do contrato',
              '12 meses, ou até a conta ser excluída',
            ],
            [
              'Lista de espera: contato, restaurante, cidade e interesses',
              'Avisar quando chegarmos à sua cidade',
              'Consentimento',
              'Até 12 meses depois de avisarmos, no máximo 2 anos, ou antes, se você pedir a retirada',
            ],
            ['Newsletter: e-mail', 'Enviar novidades', 'Consentimento', 'Até você sair da lista'],
            [
              'Formulários públicos: o endereço IP, embaralhado num código',
              'Impedir o uso abusivo',
              'Legítimo interesse',
              'Algumas horas',
            ],
            [
              'Registros de acesso de quem entra na conta: endereço IP, data e hora',
              'Cumprir o dever de guarda do Marco Civil da Internet (art. 15)',
              'Obrigação legal',
              '6 meses, também se a conta for excluída antes',
            ],
          ],
        },
        'Sem os dados da conta e do restaurante não há como prestar o serviço. A lista de espera e a newsletter são opcionais: saia pelo link no rodapé de cada e-mail ou escrevendo para nós.',
        'A data de nascimento que você digita na entrada é conferida no seu aparelho e não chega até nós. O CEP que você digita no perfil ou na entrega é enviado ao serviço ViaCEP para preencher o endereço; o do perfil não é guardado.',
      ],
    },
    {
      id: 'idade',
      title: 'A verificação da sua idade',
      blocks: [
        'Vendemos bebida alcoólica, e a Lei 15.211/2025 (art. 9º) não aceita a autodeclaração de idade. Antes da primeira compra de garrafas, e uma vez só, a idade da pessoa responsável pela casa é verificada por um serviço contratado, nas páginas dele, com documento ou imagem do rosto. A base legal é a obrigação legal.',
        'O serviço nos diz se a pessoa tem 18 anos ou mais. Guardamos o resultado, o método, a data, o nome do serviço e o número da verificação. Nenhuma imagem, nome ou data de nascimento dela fica conosco, e nada disso é usado para outro fim.',
        'Se a resposta for recusa ou dúvida, você pode tentar de novo ou contestar, em poucas palavras, na página da verificação: uma pessoa da gerência confere o documento sem guardar cópia e decide. O seu texto é lido só pela gerência.',
        'Quando a conta é excluída, apagamos o número da verificação e o texto da contestação, e mandamos o serviço apagar o que guardou dela. Fica só o registro de que a idade foi verificada, porque as vendas dependeram dele.',
      ],
    },
    {
      id: 'com-quem',
      title: 'Com quem dividimos',
      blocks: [
        'Não vendemos dados. Usamos fornecedores que os tratam por nossa conta:',
        [
          'Supabase: banco de dados, login e arquivos. Guarda também, por alguns dias, os próprios registros técnicos;',
          'Resend: envio dos e-mails de pedidos, consultorias e workshops. Recebe o endereço e o texto de cada e-mail;',
          'Didit: verificação da idade. O documento ou a imagem do rosto vão direto para ela;',
          'Stripe: pagamentos e prevenção a fraudes. Recebe o seu e-mail e o que foi comprado; o número do cartão vai direto para ela;',
          'serviço de inteligência artificial, quando estiver em uso: recebe o tipo e a cidade da casa, as suas respostas, os nomes dos itens do cardápio e, se você enviar a foto de um cardápio, a foto. Não enviamos o nome da casa nem o seu, e-mail, telefone ou CNPJ, a não ser que estejam no que você escreveu ou fotografou;',
          'Cloudflare, quando a verificação contra robôs estiver ligada: confere o navegador no cadastro e no login;',
          'a empresa que hospeda as páginas do site: recebe o endereço IP de quem as abre;',
          'transportadora e órgãos públicos, no que a entrega e a lei exigirem.',
        ],
        'Fora da sua casa e da fazenda, um relatório só é lido por outra pessoa com um link que você cria: ele mostra o nome da casa e o que você escolheu mostrar, termina na data marcada ou quando você o encerra, e conta quantas vezes foi aberto.',
        'Alguns deles guardam dados fora do Brasil. Essas transferências se apoiam nas hipóteses do art. 33 da LGPD, entre elas as cláusulas contratuais aprovadas pela ANPD.',
      ],
    },
    {
      id: 'aparelho',
      title: 'O que fica no seu aparelho',
      blocks: [
        {
          headers: ['O quê', 'Para quê', 'Por quanto tempo'],
          rows: [
            ['age_verified e verification_date', 'Lembrar que a idade foi confirmada', '30 dias'],
            ['cookieConsent', 'Lembrar a sua escolha sobre cookies', '6 meses'],
            ['Sessão de login', 'Manter você conectado', 'Até você sair'],
            [
              'Últimos dados da casa que você viu',
              'Mostrar logo a página, enquanto buscamos o que mudou',
              'Até você sair; depois de 24 horas não são mais mostrados',
            ],
            [
              'Rascunho do perfil',
              'Não perder o que você digitou',
              'Até salvar, sair ou fechar a aba do navegador',
            ],
            [
              'Rascunho das automações',
              'Não perder as respostas já dadas',
              'Até a automação ser concluída ou você sair',
            ],
            [
              'Cookies da Stripe (__stripe_mid e __stripe_sid)',
              'Prevenir fraudes na loja, quando o pagamento pela Stripe está ligado',
              '1 ano e 30 minutos',
            ],
          ],
        },
        'Tudo isso é necessário para o site funcionar com segurança. Hoje não fazemos medições de uso. Se isso mudar, diremos quais são e perguntaremos de novo antes de começar.',
        'A sua escolha pode ser mudada a qualquer momento no botão “Preferências de cookies”, no fim desta página.',
      ],
    },
    {
      id: 'direitos',
      title: 'Os seus direitos',
      blocks: [
        'Você pode, a qualquer momento e sem custo (art. 18 da LGPD):',
        [
          'confirmar que tratamos dados seus e ter uma cópia deles, com os seus aceites e registros de acesso: “Baixar meus dados”, no perfil;',
          'corrigir dados errados: no perfil;',
          'pedir bloqueio, anonimização ou eliminação do que for desnecessário;',
          'levar os dados a outro fornecedor;',
          'excluir a conta e os dados, menos os que a lei manda guardar: “Excluir minha conta”, no perfil;',
          'saber com quem dividimos os dados;',
          'saber o que acontece se você não consentir;',
          'pedir a revisão de decisões tomadas só por sistemas automáticos (art. 20): as consultorias são sugestões, e nenhuma decide nada sobre você;',
          'retirar o consentimento da lista de espera, da newsletter e dos cookies.',
        ],
        `Para o que não estiver no perfil, escreva para ${seller.dataProtectionEmail}. Respondemos em até 15 dias. Você também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD), em www.gov.br/anpd.`,
      ],
    },
    {
      id: 'seguranca',
      title: 'Segurança',
      blocks: [
        'As conexões são cifradas, cada casa só enxerga os próprios dados, e os arquivos ficam em área fechada. Se houver um incidente com risco para você, avisaremos você e a ANPD.',
      ],
    },
    {
      id: 'termos',
      title: 'O que mais vale',
      blocks: [
        'As regras de compra estão nos Termos de Uso. Em resumo: o pagamento vence em 7 dias do recebimento; os créditos são liberados após a confirmação do pagamento e valem por 12 meses; as consultas são pessoais e intransferíveis; cancelamentos exigem aviso com 48h; o relatório é entregue em até 48 horas.',
        'Cada mudança nesta política ganha um número e uma data. Quem tem conta vê, na visita seguinte, o que mudou, e diz se aceita; quem não aceitar pode sair, baixar os dados ou excluir a conta. A versão que você aceitou, com o dia, fica no seu perfil.',
      ],
    },
  ],
}
