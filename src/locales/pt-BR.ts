import { plural } from './plural.js';
import type { Strings } from './strings.js';

const cannotShow = 'Não foi possível mostrar esta etapa do pagamento. Escolha outra forma de pagamento.';
const noConnection = 'Sem conexão. Verifique sua internet e tente novamente.';
const unreachable = 'Não foi possível conectar. Tente novamente em instantes.';
const ourFault = 'Algo deu errado do nosso lado. Tente novamente em instantes.';
const months = 'janeiro,fevereiro,março,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro';

export const strings: Strings = {
  locale: 'pt-BR',
  amounts: { locale: 'pt-BR', group: '.', decimal: ',', pattern: '¤ #', symbols: { BRL: 'R$', USD: 'US$' } },
  loading: 'Carregando…',
  waiting: 'Aguardando confirmação…',
  seller: 'Loja',
  retry: 'Tentar novamente',
  paymentComplete: 'Pagamento concluído',
  paymentFailed: 'Não foi possível concluir o pagamento',
  paymentExpired: 'O prazo para pagar acabou',
  mandateComplete: 'Conta vinculada',
  mandateExpired: 'O prazo para vincular a conta acabou',
  mandateFailed: 'Não foi possível vincular a conta',
  errors: {
    'invalid-input': cannotShow,
    'unsupported-action': cannotShow,
    'not-configured': cannotShow,
    'unsafe-url': 'Esta etapa do pagamento leva a um endereço que não é seguro. Escolha outra forma de pagamento.',
    'qr-too-long': 'Este código é longo demais para um QR Code. Copie-o para pagar.',
    'image-failed': 'Não foi possível carregar o QR Code.',
    'load-failed': unreachable,
    offline: noConnection,
    network: unreachable,
    timeout: 'A resposta demorou demais. Tente novamente.',
    'rate-limited': 'Muitas tentativas. Aguarde um momento e tente novamente.',
    server: ourFault,
    'bad-response': ourFault,
    refused: 'Não foi possível processar a solicitação. Volte e tente novamente.',
    'otp-incorrect': 'Código incorreto. Confira e tente novamente.',
    'otp-expired': 'Este código expirou. Peça um novo.',
    'otp-attempts-exceeded':
      'Muitas tentativas com código incorreto. Comece de novo ou escolha outra forma de pagamento.',
  },

  checkPaid: 'Já paguei',
  checkLinked: 'Já concluí',
  updates: 'Esta página é atualizada automaticamente.',
  checking: 'Verificando…',
  notYet: 'Ainda sem confirmação. Pode levar alguns instantes.',
  stillChecking: 'Sem resposta no momento. Continuamos verificando…',
  offline: 'Sem conexão. A verificação continua quando a internet voltar.',
  late: 'O prazo para pagar acabou. Se você já pagou, não pague de novo. A confirmação pode levar até o próximo dia útil.',

  resultAmount: 'Valor',
  resultReference: 'Referência',
  startAgain: 'Começar de novo',
  otherMethod: 'Escolher outra forma de pagamento',
  expiredHint: 'Se você já pagou, não pague de novo: fale com a loja. Se ainda não pagou, comece de novo.',
  mandateExpiredHint: 'Comece de novo para vincular a conta.',
  failedHint: 'Comece de novo ou escolha outra forma de pagamento.',
  failures: {
    payment_declined:
      'O pagamento foi recusado. Tente outra forma de pagamento ou fale com seu banco ou carteira digital.',
    declined_by_consumer: 'Você cancelou a operação.',
    insufficient_funds: 'Saldo insuficiente. Escolha outra forma de pagamento.',
    account_closed: 'A conta está encerrada. Escolha outra forma de pagamento.',
    processing_error: 'Não foi possível processar a operação. Tente novamente em instantes.',
    otp_attempts_exceeded: 'Houve muitas tentativas com código incorreto.',
  },
  charged: 'Se o valor foi cobrado, fale com a loja.',
  paidNext: 'A loja recebeu seu pagamento e cuida do resto.',
  linkedNext: 'A loja já pode fazer cobranças nesta conta.',

  redirectHint: (host) => `Você conclui em ${host} e depois volta para cá.`,
  appHint: 'Aprove no app e depois volte para cá.',
  redirectTabHint: (host) => `Conclua em ${host}, na outra aba.`,
  redirectShow: 'Ir para a outra aba',
  redirectTo: (host) => `Continuar em ${host}`,
  redirectIn: (host, seconds) =>
    `Redirecionando para ${host} em ${seconds} ${plural('pt-BR', seconds, { one: 'segundo', other: 'segundos' })}.`,
  redirectStay: 'Ficar nesta página',
  openApp: 'Abrir o app',
  openingApp: 'Abrindo o app…',
  leaving: (host) => `Abrindo ${host}…`,
  appMissing: 'O app não abriu?',
  pageMissing: (host) => `${host} não abriu? Tente novamente.`,

  appHelp: 'Verifique se o app está instalado e atualizado neste aparelho. Depois, tente novamente.',
  inApp: (app) =>
    `Você está no navegador do ${app}, que pode não abrir outros apps. No menu, toque em “Abrir no navegador” e tente ` +
    'novamente por lá.',
  inWechat:
    'O WeChat não abre outros apps a partir das suas páginas. Toque em “…” no canto superior direito, escolha “Abrir ' +
    'no navegador” e tente novamente por lá.',
  inAnApp:
    'Esta página está dentro de um app, que pode não abrir outros apps. Se houver um menu com “Abrir no navegador”, ' +
    'tente novamente por lá.',
  appNames: {
    instagram: 'Instagram',
    threads: 'Threads',
    messenger: 'Messenger',
    facebook: 'Facebook',
    tiktok: 'TikTok',
    line: 'LINE',
    kakaotalk: 'KakaoTalk',
    naver: 'NAVER',
    telegram: 'Telegram',
    google: 'app Google',
    x: 'X',
    snapchat: 'Snapchat',
    linkedin: 'LinkedIn',
    pinterest: 'Pinterest',
    zalo: 'Zalo',
  },
  pageHelp:
    'A página pode estar lenta ou não abrir a partir daqui. Tente em uma nova aba ou copie o link e cole no navegador.',
  newTab: 'Abrir em nova aba',
  link: 'link',
  copyLink: 'Copiar o link',
  scan: 'Para continuar no celular, escaneie este código com a câmera.',
  scanLabel: 'QR Code que abre o app no celular',

  otpLabel: 'Código de verificação',
  otpHint: (length) => `Digite o código de ${length} dígitos que você recebeu para vincular sua conta.`,
  otpAtOnce: 'O código é verificado automaticamente.',
  otpIncomplete: 'Digite todos os dígitos do código.',
  otpSubmit: 'Confirmar',
  otpSubmitting: 'Verificando o código…',
  otpConfirming: 'Código aceito. Aguardando confirmação…',
  otpDone: 'Código confirmado',
  otpResend: 'Enviar novo código',
  otpResendIn: (seconds) => `Enviar novo código (${seconds} s)`,
  otpResending: 'Enviando novo código…',
  otpResent: 'Um novo código está a caminho.',
  otpResendFailed: 'Não foi possível enviar um novo código. Tente novamente.',

  copy: 'Copiar',
  copyOf: (label) => `Copiar ${label.replace(/^.\p{Ll}/u, (start) => start.toLowerCase())}`,
  copyDone: 'Copiado',
  copied: (label) => `Copiado: ${label}`,
  copySelected: (label) =>
    `Não foi possível copiar automaticamente. Selecionado: ${label}. Copie pelo menu ou pelo teclado.`,
  copyFailed: (label) => `Não foi possível copiar: ${label}. Selecione e copie manualmente.`,

  qrLabel: 'QR Code para pagar',
  qrHint: 'Escaneie o QR Code com o app do seu banco ou copie o código.',
  qrCopyHint:
    'Copie o código e cole no app do seu banco, em Pix Copia e Cola. Ou abra esta página em outra tela e escaneie.',
  qrSaveHint: 'Salve este QR Code e depois abra a imagem no app do seu banco ou da sua carteira digital.',
  qrCode: 'código',
  qrPayee: 'Recebedor',

  detailsLabel: 'Dados do pagamento',
  fields: {
    code: 'Número do código de barras',
    number: 'Número do boleto',
    country: 'País',
    currency: 'Moeda',
    bank_name: 'Banco',
    bank_code: 'Código do banco',
    bank_branch_name: 'Nome da agência',
    bank_branch_code: 'Agência',
    account_holder_name: 'Titular da conta',
    account_number: 'Número da conta',
    reference: 'Referência',
  },

  instrumentFields: {
    iban: 'IBAN',
    bic: 'BIC',
    swift_code: 'Código SWIFT',
    routing_number: 'Número de roteamento (ABA)',
    sort_code: 'Código do banco (Sort Code)',
    account_type: 'Tipo de conta',
    entity: 'Entidade',
    payment_code: 'Código de pagamento',
    confirmation_number: 'Número de confirmação',
    store: 'Estabelecimento',
    biller_code: 'Código da empresa',
    bill_key: 'Chave de pagamento',
    phone: 'Telefone',
    payment_reference: 'Descrição da transferência',
  },
  instrumentGuides: {
    transfer: {
      steps: [
        'No app do seu banco, inicie uma transferência para a conta que aparece aqui.',
        'Transfira o valor exato, com a descrição se ela aparecer.',
        'Guarde o comprovante até o pagamento ser confirmado.',
      ],
      after: 'Dependendo do banco, a transferência leva de alguns minutos a alguns dias úteis.',
    },
    bill: {
      steps: [
        'No app do seu banco ou em um caixa eletrônico, escolha pagar uma conta.',
        'Digite os códigos nesta ordem e, se for pedido, o valor.',
        'Confira o beneficiário e o valor e depois confirme.',
      ],
      after: 'O pagamento costuma ser confirmado em minutos.',
    },
    store: {
      steps: [
        'Vá ao estabelecimento com este código em mãos.',
        'Informe o código no caixa ou digite-o no terminal de pagamento do local.',
        'Pague e guarde o comprovante.',
      ],
      after: 'O pagamento costuma ser confirmado em poucas horas.',
    },
  },
  transferScan: 'Ou escaneie este código com o app do seu banco.',
  transferScanLabel: 'QR Code para transferência bancária',

  amount: 'Valor',
  payBy: 'Pagar até',
  barcode: 'Código de barras',

  days: { locale: 'pt-BR', write: (day, month, year) => `${day} de ${months.split(',')[month - 1]} de ${year}` },
  boletoTitle: 'Boleto',
  boletoLine: 'Linha digitável',
  boletoBank: 'Banco',
  boletoDue: 'Vencimento',

  transferTitle: 'Transferência bancária',
  transferExactly: 'Valor exato',
  transferMore: 'Mais dados bancários',
  transferCopyAll: 'Copiar tudo',
  transferAll: 'todos os dados',
  transferFields: {
    clabe: 'CLABE',
    account_holder_name: 'Beneficiário',
    bank_name: 'Banco',
    reference: 'Referência numérica',
    concept: 'Descrição (concepto)',
  },

  voucherTitle: 'Pagamento em dinheiro',
  walletTitle: 'Carteira digital',
  cardTitle: 'Cartão',
  voucherReference: 'Referência',
  voucherShow: 'Mostrar no caixa',
  close: 'Fechar',

  payWithin: (left) => `${left} para pagar`,
  endingSoon: (left) => `Tempo restante para pagar: ${left}.`,
  expired: 'O prazo para pagar acabou. Se você já pagou, não pague de novo.',
  howToPay: 'Como pagar',
  guides: {
    boleto_br: {
      steps: [
        'Abra o app ou o site do seu banco e escolha “Pagar boleto”.',
        'Cole a linha digitável ou leia o código de barras.',
        'Confira o beneficiário e o valor e depois confirme.',
      ],
      after: 'A confirmação do pagamento leva de 1 a 3 dias úteis.',
    },
    banktransfer_mx: {
      steps: [
        'No app do seu banco, cadastre a conta como novo beneficiário.',
        'Transfira o valor exato por SPEI, com a referência ou a descrição como aparece aqui.',
        'Guarde o comprovante até o pagamento ser confirmado.',
      ],
      after: 'Transferências SPEI costumam chegar em minutos, a qualquer hora.',
    },
    cashvoucher_mx: {
      steps: [
        'Vá a um estabelecimento que receba este pagamento.',
        'Peça para lerem o código de barras ou informe a referência.',
        'Pague em dinheiro e guarde o comprovante.',
      ],
      after: 'O pagamento costuma ser confirmado em poucas horas.',
    },
  },
  payWithDetails:
    'Use estes dados para pagar no app do seu banco ou da sua carteira digital, ou em um ponto de pagamento.',
  print: 'Imprimir',
  slipIssued: 'Data de emissão',
  slipReference: 'Referência',
  savePng: 'Salvar imagem',
  saveSvg: 'Salvar para imprimir',
  saved: (file) => `Salvo: ${file}`,
  saveFailed: 'Não foi possível salvar.',
  share: 'Compartilhar',
  shareFailed: 'Não foi possível compartilhar.',
  addToCalendar: 'Adicionar à agenda',
  warnings: {
    'invalid-code': 'Parte deste código parece incorreta. Fale com a loja antes de pagar.',
    'conflicting-codes': 'Os dois códigos deste boleto são diferentes. Fale com a loja antes de pagar.',
    'amount-mismatch': 'Este código pede outro valor. Fale com a loja antes de pagar.',
    'bank-mismatch': 'Esta conta é de um banco diferente do informado. Fale com a loja antes de pagar.',
    'hidden-characters': 'Este código tem caracteres ocultos. Fale com a loja antes de pagar.',
  },

  walletLabel: 'Conta vinculada',
  walletReferences: { email: 'E-mail', phone: 'Telefone', card: 'Cartão', account: 'Conta' },
  walletName: 'Nome',
  walletBalance: 'Saldo',
  walletUnusable: 'Não foi possível mostrar os dados da conta.',

  formSummary: 'Alguns dados ainda faltam ou precisam ser corrigidos:',
  formOptional: (label) => `${label} (opcional)`,
  formChoose: 'Selecione…',
  formMissing: (label) => `Preencha: ${label}.`,
  formTooLong: (label) => `${label}: no máximo 64 caracteres.`,

  billingAddress: 'Endereço de cobrança no Brasil',
  customerLabels: {
    phone: 'Telefone',
    'document.number': 'CPF ou CNPJ',
    'billing_address.postal_code': 'CEP',
    'billing_address.line1': 'Rua e número',
    'billing_address.line2': 'Complemento e bairro',
    'billing_address.city': 'Cidade',
    'billing_address.state': 'Estado',
  },
  customerHints: {
    phone: 'O número cadastrado na sua carteira digital, por exemplo 0812 3456 7890.',
    'document.number': 'CPF para pessoa física, CNPJ para empresa.',
  },
  customerProblems: {
    'tax-id-length': 'O CPF tem 11 dígitos; o CNPJ, 14 caracteres.',
    'tax-id': 'CPF ou CNPJ inválido. Confira e tente novamente.',
    phone: 'Este telefone não está correto. Confira todos os dígitos.',
    'phone-country': 'Comece o número com 08, ou com + e o código do país.',
    'postal-code': 'O CEP tem 8 dígitos, por exemplo 01310-100.',
  },

  clabe: 'CLABE',
  clabeHint: '18 dígitos, disponíveis no app do seu banco.',
  refundLabels: {
    account_holder_name: 'Titular da conta',
    bank_code: 'Código do banco',
    bank_name: 'Banco',
    bank_branch_code: 'Agência',
    account_type: 'Tipo de conta',
    account_number: 'Número da conta',
  },
  refundHints: {
    bank_code: '3 dígitos, por exemplo 341.',
    account_number: 'Com o dígito verificador, por exemplo 12345-6.',
  },
  accountTypes: {
    checking: 'Conta corrente',
    savings: 'Conta poupança',
  },
  refundProblems: {
    'bank-code': 'O código do banco tem 3 dígitos.',
    account: 'Só números; o último caractere pode ser X.',
    'clabe-length': 'A CLABE tem 18 dígitos.',
    clabe: 'Esta CLABE não está correta. Confira todos os dígitos.',
  },

  methodsLabel: 'Forma de pagamento',
  methodsMissing: 'Escolha uma forma de pagamento.',
  methodsUnusable: 'Não foi possível mostrar as formas de pagamento. Recarregue a página.',
  methodNames: {
    directDebit: 'Débito automático',
    virtualAccount: 'Conta virtual',
    convenienceStore: 'Pagamento em loja',
    sepaTransfer: 'Transferência SEPA',
    wireTransfer: 'Transferência internacional',
    achTransfer: 'Transferência ACH',
  },
};
