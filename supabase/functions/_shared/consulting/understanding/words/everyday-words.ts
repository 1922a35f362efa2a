import { canonAll } from '../text/scan.ts'

/**
 * Everyday words that never name a food. The speller leaves them as they are, and they hide nothing that someone may be
 * allergic to. A word with a second meaning in the kitchen, such as "manta" or "torta", does not belong here.
 */
export const plainWords: ReadonlySet<string> = new Set(
  canonAll(`
  estraga estragar estragam estragou perde perdem perdeu quebra quebrar vaza vazar esquenta esquentar esfria esfriar
  cancela cancelar cancele cancelem cancelado
  brincadeira brincadeirinha mentira verdade mentirinha zoeira brincando zoando
  avisar avise avisa avisem aviso avisado informar informe informa lembrete anotar anota anote mencionar destacado escrito escrever
  harmonização harmonizações harmonizacao sugestão sugestões ideia proposta propostas relatório texto legenda nome nomes
  divertido divertida divertidos engraçado engraçada moderno moderna elegante chique simples criativo criativa novidade
  toda todo sempre semana semanas semanal mês meses diário quinzena domingo segunda terça quarta quinta sexta sábado sábados domingos
  sextas quintas feriado feriados véspera janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
  dia dias noite noites manhã tarde madrugada hora horas minuto minutos cedo tarde hoje ontem amanhã agora logo
  turno expediente
  casamento aniversário aniversários batizado formatura festa festas evento eventos confraternização confraternizações
  convidado convidados convite reserva reservas mesa mesas salão varanda terraço calçada balcão cadeira cadeiras
  pessoa pessoas linha criançada turma grupo grupos casal casais família famílias cliente clientes hóspede hóspedes turista turistas
  visitante visitantes público idoso idosos jovem jovens adulto adultos senhor senhora nutricionista gerente funcionário
  funcionários equipe barman garçom garçonete cozinheira cozinheiro ajudante menina menino filho filha marido esposa
  calor frio chuva sol vento praia areia maré jangada jangadas sertão cidade bairro centro rua avenida praça estrada rodovia br
  carro moto bicicleta caminhão ônibus estacionamento entrega delivery motoboy
  grande grandes pequeno pequena pequenos pequenas médio média alto alta baixo baixa grosso grossa fino fina comprido
  quadrado redondo colorido colorida
  copo copos taça taças caneca canecas jarra jarras dose doses garrafa garrafas prato pratos talher talheres bandeja
  tábua guardanapo canudo vidro louça toalha uniforme
  compra compramos comprar comprando comprado compro gasta gastar pago pagam pagamento cartão pix dinheiro fiado troco
  barato barata caro cara promoção desconto brinde combo combos rodada
  fecha fechamos fechado abrir abre abrimos aberto funciona funcionamos atende atendemos atender
  sobe subir desce descer chega chegar chegam sai sair volta voltar vem vir
  trabalha trabalhar começou começa começar termina terminou aprendeu aprender decorar decora explicar explica entender
  prova provar prove provam provas degusta degustar degustação disso disto daquilo serve servem servir
  pesado pesada pesados pesadas romaria romeiro romeiros temporada defeso
  montado montada montar monta servido servida servidos servidas servindo preparado preparada pronto pronta
  qualquer nenhum nenhuma ambos cada outro outra outros outras mesmo mesma mesmos próprio própria
  rapaz moço moça gente povo pessoal galera turma amigos amigas vizinho vizinhos
  fornecedor fornecedora distribuidor atacado atacadão ceasa açougue açougueiro pescador vizinha namorada
  auxiliar contador advogado colégio escola faculdade igreja paróquia missa culto pastor padre prefeitura fiscal
  vigilância alvará sindicato banco agência posto farmácia clínica vaqueiro caminhoneiro motoqueiro ciclista
  piloto atleta academia quadra campo estádio torneio campeonato regata corrida vaquejada seresta palco músico
  luz energia gerador gás botijão poço inverno verão esquina terminal rodoviária aeroporto panela avental placa
  letreiro cartaz panfleto impressora computador internet aplicativo ifood maquininha boleto aluguel
  salário diária folga férias confiável cansado preocupado medo solução história promessa
  projeto obra reforma mudança abertura inauguração reunião palestra curso oficina excursão van passeio trilha
  banho mergulho voo decolagem pouso embalagem isopor quentinha marmita sacola caixinha etiqueta validade perda
  desperdício lixo sabão luva touca máscara ambulância crise vergonha avaliação
  ambiente clima música som show banda forró jogo jogos futebol televisão
  pedido pedidos pedir pede pedem peço pedindo querendo quiser quiserem puder puderem
  achei acho acham acha penso pensei vimos viram viu vendo olhar olhando
  jeito forma maneira modo estilo cor cores vermelho vermelha azul verde amarelo amarela
  problema problemas dúvida dúvidas motivo motivos razão razões causa porque chamariz espirra espirrar espirro
  ml litro litros kg grama gramas quilo quilos quilinho
  junto juntos junta juntas somado somados
  barulho fumaça espaço lugar lugares apertado apertada banheiro
  açude açudes balanço bordo barco barcos lancha rio lagoa flutuante
  `),
)
