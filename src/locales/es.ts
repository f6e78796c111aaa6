import { plural } from './plural.js';
import type { Strings } from './strings.js';

const cannotShow = 'No se puede mostrar este paso del pago. Elige otra forma de pago.';
const noConnection = 'Sin internet. Revisa tu conexión e inténtalo de nuevo.';
const unreachable = 'No hemos podido conectar. Inténtalo de nuevo en unos instantes.';
const ourFault = 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en unos instantes.';

export const strings: Strings = {
  locale: 'es',
  loading: 'Cargando…',
  waiting: 'Esperando confirmación…',
  retry: 'Intentar de nuevo',
  paymentComplete: 'Pago completado',
  paymentFailed: 'No se ha podido realizar el pago',
  paymentExpired: 'El plazo para pagar ha terminado',
  mandateComplete: 'Cuenta vinculada',
  mandateExpired: 'El plazo para vincular la cuenta ha terminado',
  mandateFailed: 'No se ha podido vincular la cuenta',
  errors: {
    'invalid-input': cannotShow,
    'unsupported-action': cannotShow,
    'not-configured': cannotShow,
    'unsafe-url': 'Este paso del pago lleva a una dirección que no es segura. Elige otra forma de pago.',
    'qr-too-long': 'Este código es demasiado largo para un código QR. Copia el código para pagar.',
    'image-failed': 'No se ha podido cargar el código QR.',
    'load-failed': unreachable,
    offline: noConnection,
    network: unreachable,
    timeout: 'La respuesta ha tardado demasiado. Inténtalo de nuevo.',
    'rate-limited': 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
    server: ourFault,
    'bad-response': ourFault,
    refused: 'Se ha rechazado la solicitud. Vuelve atrás e inténtalo de nuevo.',
    'otp-incorrect': 'El código no es correcto. Compruébalo e inténtalo de nuevo.',
    'otp-expired': 'El código ha caducado. Pide uno nuevo.',
    'otp-attempts-exceeded':
      'Demasiados intentos con un código incorrecto. Empieza de nuevo o elige otra forma de pago.',
  },

  checkPaid: 'Ya he pagado',
  checkLinked: 'Ya he terminado',
  updates: 'Esta página se actualiza automáticamente.',
  checking: 'Comprobando…',
  notYet: 'Aún sin confirmar. Puede tardar un momento.',
  stillChecking: 'Sin respuesta por ahora. Seguimos comprobando…',
  offline: 'Sin conexión. Seguiremos comprobando cuando vuelvas a tener internet.',
  late: 'El plazo para pagar ha terminado. Si ya has pagado, no vuelvas a pagar. La confirmación puede tardar hasta el siguiente día laborable.',

  resultAmount: 'Importe',
  resultReference: 'Referencia',
  startAgain: 'Empezar de nuevo',
  expiredHint: 'Si ya has pagado, no vuelvas a pagar: consulta con el comercio. Si no, empieza de nuevo.',
  mandateExpiredHint: 'Empieza de nuevo para vincular la cuenta.',
  failedHint: 'Empieza de nuevo o elige otra forma de pago.',
  failures: {
    payment_declined: 'El pago se ha rechazado. Prueba otra forma de pago o consulta con tu banco o monedero digital.',
    declined_by_consumer: 'Has cancelado la operación.',
    insufficient_funds: 'Saldo insuficiente. Elige otra forma de pago.',
    account_closed: 'La cuenta está cerrada. Elige otra forma de pago.',
    processing_error: 'No se ha podido procesar la operación. Inténtalo de nuevo en unos instantes.',
    otp_attempts_exceeded: 'Ha habido demasiados intentos con un código incorrecto.',
  },

  redirectHint: (host) => `Terminarás en ${host} y volverás aquí.`,
  appHint: 'Aprueba en la app y vuelve aquí.',
  redirectTabHint: (host) => `Termina en ${host}, en la otra pestaña. Esta página se actualiza automáticamente.`,
  redirectShow: 'Ir a la otra pestaña',
  redirectTo: (host) => `Continuar en ${host}`,
  redirectIn: (host, seconds) =>
    `Se abrirá ${host} en ${seconds} ${plural('es', seconds, { one: 'segundo', other: 'segundos' })}.`,
  redirectStay: 'Quedarme aquí',
  openApp: 'Abrir la app',
  openingApp: 'Abriendo la app…',
  leaving: (host) => `Abriendo ${host}…`,
  appMissing: '¿No se ha abierto la app?',
  pageMissing: (host) => `¿No se ha abierto ${host}? Inténtalo de nuevo.`,

  appHelp: 'Comprueba que la app esté instalada y actualizada en este dispositivo e inténtalo de nuevo.',
  inApp: (app) =>
    `Estás en el navegador de ${app}, que quizá no abra otras apps. Abre su menú, elige «Abrir en el navegador» e ` +
    'inténtalo de nuevo allí.',
  inWechat:
    'WeChat no abre otras apps desde sus páginas. Toca «…» arriba a la derecha, elige «Abrir en el navegador» e ' +
    'inténtalo de nuevo allí.',
  inAnApp:
    'Esta página está dentro de una app que quizá no abra otras apps. Si tiene un menú con «Abrir en el navegador», ' +
    'inténtalo de nuevo allí.',
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
    google: 'la app de Google',
    x: 'X',
    snapchat: 'Snapchat',
    linkedin: 'LinkedIn',
    pinterest: 'Pinterest',
    zalo: 'Zalo',
  },
  pageHelp:
    'Puede que tarde en abrirse o que no se pueda abrir desde aquí. Prueba en una pestaña nueva o copia el enlace ' +
    'y pégalo en tu navegador.',
  newTab: 'Abrir en una pestaña nueva',
  link: 'enlace',
  copyLink: 'Copiar el enlace',
  scan: 'Para continuar en tu móvil, escanea este código con la cámara.',
  scanLabel: 'Código QR que abre la app en un móvil',

  otpLabel: 'Código de verificación',
  otpHint: (length) => `Introduce el código de ${length} dígitos que has recibido.`,
  otpAtOnce: 'Se comprueba en cuanto está completo.',
  otpIncomplete: 'Introduce todos los dígitos del código.',
  otpSubmit: 'Confirmar',
  otpSubmitting: 'Comprobando el código…',
  otpConfirming: 'Código aceptado. Esperando confirmación…',
  otpDone: 'Código confirmado',
  otpResend: 'Enviar código nuevo',
  otpResendIn: (seconds) => `Enviar código nuevo (${seconds} s)`,
  otpResending: 'Enviando un código nuevo…',
  otpResent: 'Te hemos enviado un código nuevo.',
  otpResendFailed: 'No se ha podido enviar un código nuevo. Inténtalo de nuevo.',

  copy: 'Copiar',
  copyOf: (label) => `Copiar ${label.replace(/^.\p{Ll}/u, (start) => start.toLowerCase())}`,
  copyDone: 'Copiado',
  copied: (label) => `Copiado: ${label}`,
  copySelected: (label) =>
    `No se ha podido copiar automáticamente. Seleccionado: ${label}. Copia el texto desde el menú o con el teclado.`,
  copyFailed: (label) => `No se ha podido copiar: ${label}. Selecciona el texto y cópialo manualmente.`,

  qrLabel: 'Código QR para pagar',
  qrHint: 'Escanea este código con tu app de pago.',
  qrCopyHint: 'Copia este código y pégalo en tu app de pago, o abre esta página en otra pantalla y escanéalo.',
  qrSaveHint: 'Guarda este código QR y después abre la imagen en tu app de pago.',
  qrCode: 'código de pago',
  qrPayee: 'Pagar a',

  detailsLabel: 'Datos del pago',
  fields: {
    code: 'Número del código de barras',
    number: 'Número del boleto',
    country: 'País',
    currency: 'Moneda',
    bank_name: 'Banco',
    bank_code: 'Código del banco',
    bank_branch_name: 'Sucursal',
    bank_branch_code: 'Código de sucursal',
    account_holder_name: 'Titular de la cuenta',
    account_number: 'Número de cuenta',
    reference: 'Referencia',
  },

  instrumentFields: {
    iban: 'IBAN',
    bic: 'BIC',
    swift_code: 'Código SWIFT',
    routing_number: 'Número de ruta (ABA)',
    sort_code: 'Código bancario (Sort Code)',
    account_type: 'Tipo de cuenta',
    entity: 'Entidad',
    payment_code: 'Código de pago',
    confirmation_number: 'Número de confirmación',
    store: 'Tienda',
    biller_code: 'Código de la empresa',
    bill_key: 'Clave de pago',
    phone: 'Número de teléfono',
    payment_reference: 'Concepto',
  },
  instrumentGuides: {
    transfer: {
      steps: [
        'En la app de tu banco, inicia una transferencia a la cuenta que aparece aquí.',
        'Transfiere el importe exacto, con el concepto si aparece uno.',
        'Guarda el justificante hasta que se confirme el pago.',
      ],
      after: 'Según los bancos, una transferencia tarda minutos o unos días laborables.',
    },
    bill: {
      steps: [
        'En la app de tu banco o en un cajero, elige pagar una factura o un servicio.',
        'Introduce los códigos en este orden y, si se pide, el importe.',
        'Comprueba el beneficiario y el importe, y confirma.',
      ],
      after: 'El pago suele confirmarse en minutos.',
    },
    store: {
      steps: [
        'Ve a la tienda con este código a mano.',
        'Di el código en la caja o introdúcelo en la máquina de pago de la tienda.',
        'Paga y guarda el recibo.',
      ],
      after: 'El pago suele confirmarse en unas horas.',
    },
  },
  transferScan: 'O escanea este código con la app de tu banco.',
  transferScanLabel: 'Código QR para una transferencia',

  amount: 'Importe',
  payBy: 'Fecha límite de pago',
  barcode: 'Código de barras',

  boletoTitle: 'Boleto bancario',
  boletoLine: 'Linha digitável',
  boletoBank: 'Banco',
  boletoDue: 'Vencimiento',

  transferTitle: 'Transferencia bancaria',
  transferExactly: 'Importe exacto',
  transferMore: 'Más datos bancarios',
  transferCopyAll: 'Copiar todo',
  transferAll: 'todos los datos',
  transferFields: {
    clabe: 'CLABE',
    account_holder_name: 'Beneficiario',
    bank_name: 'Banco',
    reference: 'Referencia numérica',
    concept: 'Concepto',
  },

  voucherTitle: 'Pago en efectivo',
  walletTitle: 'Monedero digital',
  cardTitle: 'Tarjeta',
  voucherReference: 'Referencia',
  voucherShow: 'Mostrar en caja',
  close: 'Cerrar',

  timeLeft: 'Tiempo restante',
  endingSoon: (left) => `Tiempo restante para pagar: ${left}.`,
  expired: 'El plazo para pagar ha terminado. Si ya has pagado, no vuelvas a pagar.',
  howToPay: 'Cómo pagar',
  guides: {
    boleto_br: {
      steps: [
        'Abre la app o la web de tu banco y elige pagar un boleto.',
        'Pega la linha digitável o escanea el código de barras.',
        'Comprueba el beneficiario y el importe, y confirma.',
      ],
      after: 'El pago tarda de 1 a 3 días laborables en confirmarse.',
    },
    banktransfer_mx: {
      steps: [
        'En la app de tu banco, añade la cuenta como nuevo beneficiario.',
        'Transfiere por SPEI el importe exacto, con la referencia o el concepto tal como aparece aquí.',
        'Guarda el justificante (comprobante) hasta que se confirme el pago.',
      ],
      after: 'Las transferencias SPEI suelen llegar en minutos, a cualquier hora.',
    },
    cashvoucher_mx: {
      steps: [
        'Ve a una tienda que acepte este pago.',
        'Pide que escaneen el código de barras o indica la referencia.',
        'Paga en efectivo y guarda el recibo.',
      ],
      after: 'El pago suele confirmarse en unas horas.',
    },
  },
  print: 'Imprimir',
  slipIssued: 'Fecha de emisión',
  slipReference: 'Referencia',
  savePng: 'Guardar imagen',
  saveSvg: 'Guardar para imprimir',
  saved: (file) => `Guardado: ${file}`,
  saveFailed: 'No se ha podido guardar.',
  share: 'Compartir',
  shareFailed: 'No se ha podido compartir.',
  addToCalendar: 'Añadir al calendario',
  warnings: {
    'invalid-code': 'Parte de este código parece incorrecta. Consulta con el comercio antes de pagar.',
    'conflicting-codes': 'Los dos códigos de este boleto no coinciden. Consulta con el comercio antes de pagar.',
    'amount-mismatch': 'Este código pide otro importe. Consulta con el comercio antes de pagar.',
    'bank-mismatch': 'Esta cuenta es de un banco distinto del indicado. Consulta con el comercio antes de pagar.',
    'hidden-characters': 'Este código tiene caracteres ocultos. Consulta con el comercio antes de pagar.',
  },

  walletLabel: 'Cuenta vinculada',
  walletReferences: { email: 'Correo electrónico', phone: 'Teléfono', card: 'Tarjeta', account: 'Cuenta' },
  walletName: 'Nombre',
  walletBalance: 'Saldo',
  walletUnusable: 'No se pueden mostrar los datos de la cuenta.',

  formSummary: 'Faltan datos o hay algo que corregir:',
  formOptional: (label) => `${label} (opcional)`,
  formChoose: 'Elige…',
  formMissing: (label) => `Rellena: ${label}.`,
  formTooLong: (label) => `${label}: máximo 64 caracteres.`,

  billingAddress: 'Dirección de facturación en Brasil',
  customerLabels: {
    phone: 'Número de teléfono',
    'document.number': 'CPF o CNPJ',
    'billing_address.postal_code': 'Código postal (CEP)',
    'billing_address.line1': 'Calle y número',
    'billing_address.line2': 'Piso, puerta, barrio',
    'billing_address.city': 'Ciudad',
    'billing_address.state': 'Estado',
  },
  customerHints: {
    phone: 'El de tu monedero digital, por ejemplo 0812 3456 7890.',
    'document.number': 'CPF para personas, CNPJ para empresas.',
  },
  customerProblems: {
    'tax-id-length': 'Un CPF tiene 11 dígitos; un CNPJ, 14 letras y dígitos.',
    'tax-id': 'Este CPF o CNPJ no es correcto. Comprueba cada carácter.',
    phone: 'Este número de teléfono no es correcto. Comprueba cada dígito.',
    'phone-country': 'Empieza el número por 08, o por + y el prefijo del país.',
    'postal-code': 'Un CEP tiene 8 dígitos, por ejemplo 01310-100.',
  },

  clabe: 'CLABE',
  clabeHint: '18 dígitos. La encontrarás en la app de tu banco.',
  refundLabels: {
    account_holder_name: 'Titular de la cuenta',
    bank_code: 'Código del banco',
    bank_name: 'Banco',
    bank_branch_code: 'Sucursal (agência)',
    account_type: 'Tipo de cuenta',
    account_number: 'Número de cuenta',
  },
  refundHints: {
    bank_code: '3 dígitos, por ejemplo 341.',
    account_number: 'Con su dígito de control, por ejemplo 12345-6.',
  },
  accountTypes: {
    checking: 'Cuenta corriente',
    savings: 'Cuenta de ahorro',
  },
  refundProblems: {
    'bank-code': 'El código del banco tiene 3 dígitos.',
    account: 'Usa dígitos; el último puede ser una X.',
    'clabe-length': 'Una CLABE tiene 18 dígitos.',
    clabe: 'Esta CLABE no es correcta. Comprueba cada dígito.',
  },
};
