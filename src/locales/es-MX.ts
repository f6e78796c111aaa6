import { plural } from './plural.js';
import type { Strings } from './strings.js';

const cannotShow = 'No se puede mostrar este paso del pago. Elige otra forma de pago.';
const noConnection = 'Sin conexión. Revisa tu internet e intenta de nuevo.';
const unreachable = 'No pudimos conectarnos. Intenta de nuevo en un momento.';
const ourFault = 'Algo salió mal de nuestro lado. Intenta de nuevo en un momento.';

export const strings: Strings = {
  locale: 'es-MX',
  loading: 'Cargando…',
  waiting: 'Esperando confirmación…',
  retry: 'Intentar de nuevo',
  paymentComplete: 'Pago realizado',
  paymentFailed: 'No se pudo realizar el pago',
  paymentExpired: 'Se acabó el tiempo para pagar',
  mandateComplete: 'Cuenta vinculada',
  mandateExpired: 'Se acabó el tiempo para vincular la cuenta',
  mandateFailed: 'No se pudo vincular la cuenta',
  errors: {
    'invalid-input': cannotShow,
    'unsupported-action': cannotShow,
    'not-configured': cannotShow,
    'unsafe-url': 'Este paso del pago lleva a una dirección que no es segura. Elige otra forma de pago.',
    'qr-too-long': 'Este código es demasiado largo para un QR. Cópialo para pagar.',
    'image-failed': 'No se pudo cargar el código QR.',
    'load-failed': unreachable,
    offline: noConnection,
    network: unreachable,
    timeout: 'La respuesta tardó demasiado. Intenta de nuevo.',
    'rate-limited': 'Demasiados intentos. Espera un momento e intenta de nuevo.',
    server: ourFault,
    'bad-response': ourFault,
    refused: 'No se pudo procesar la solicitud. Regresa e intenta de nuevo.',
    'otp-incorrect': 'El código no es correcto. Revísalo e intenta de nuevo.',
    'otp-expired': 'El código venció. Pide uno nuevo.',
    'otp-attempts-exceeded':
      'Demasiados intentos con un código incorrecto. Empieza de nuevo o elige otra forma de pago.',
  },

  checkPaid: 'Ya pagué',
  checkLinked: 'Ya terminé',
  updates: 'Esta página se actualiza automáticamente.',
  checking: 'Verificando…',
  notYet: 'Aún sin confirmar. Puede tardar un momento.',
  stillChecking: 'Por ahora no hay respuesta. Seguimos verificando…',
  offline: 'Sin conexión. La verificación seguirá cuando vuelvas a tener internet.',
  late: 'Se acabó el tiempo para pagar. Si ya pagaste, no vuelvas a pagar. La confirmación puede tardar hasta el siguiente día hábil.',

  resultAmount: 'Monto',
  resultReference: 'Referencia',
  startAgain: 'Empezar de nuevo',
  otherMethod: 'Elegir otra forma de pago',
  expiredHint: 'Si ya pagaste, no vuelvas a pagar: consulta al comercio. Si no, empieza de nuevo.',
  mandateExpiredHint: 'Empieza de nuevo para vincular la cuenta.',
  failedHint: 'Empieza de nuevo o elige otra forma de pago.',
  failures: {
    payment_declined:
      'El pago fue rechazado. Intenta con otra forma de pago o consulta a tu banco o billetera digital.',
    declined_by_consumer: 'Cancelaste la operación.',
    insufficient_funds: 'Saldo insuficiente. Elige otra forma de pago.',
    account_closed: 'La cuenta está cerrada. Elige otra forma de pago.',
    processing_error: 'No se pudo procesar la operación. Intenta de nuevo en un momento.',
    otp_attempts_exceeded: 'Hubo demasiados intentos con un código incorrecto.',
  },
  charged: 'Si te cobraron, consulta al comercio.',
  paidNext: 'El comercio recibió tu pago y se encarga del resto.',
  linkedNext: 'El comercio ya puede hacer cargos a esta cuenta.',

  redirectHint: (host) => `Terminarás en ${host} y regresarás aquí.`,
  appHint: 'Autoriza en la app y regresa aquí.',
  redirectTabHint: (host) => `Termina en ${host}, en la otra pestaña.`,
  redirectShow: 'Ir a la otra pestaña',
  redirectTo: (host) => `Continuar en ${host}`,
  redirectIn: (host, seconds) =>
    `Se abrirá ${host} en ${seconds} ${plural('es-MX', seconds, { one: 'segundo', other: 'segundos' })}.`,
  redirectStay: 'Quedarme aquí',
  openApp: 'Abrir la app',
  openingApp: 'Abriendo la app…',
  leaving: (host) => `Abriendo ${host}…`,
  appMissing: '¿No se abrió la app?',
  pageMissing: (host) => `¿No se abrió ${host}? Intenta de nuevo.`,

  appHelp: 'Revisa que la app esté instalada y actualizada en este dispositivo e intenta de nuevo.',
  inApp: (app) =>
    `Estás en el navegador de ${app}, que quizá no abra otras apps. Abre su menú, elige “Abrir en el navegador” e ` +
    'intenta de nuevo ahí.',
  inWechat:
    'WeChat no abre otras apps desde sus páginas. Toca “…” arriba a la derecha, elige “Abrir en el navegador” e ' +
    'intenta de nuevo ahí.',
  inAnApp:
    'Esta página está dentro de una app que quizá no abra otras apps. Si tiene un menú con “Abrir en el navegador”, ' +
    'intenta de nuevo ahí.',
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
    'Puede que tarde en abrir o que no se pueda abrir desde aquí. Prueba en una pestaña nueva o copia el enlace y ' +
    'pégalo en tu navegador.',
  newTab: 'Abrir en una pestaña nueva',
  link: 'enlace',
  copyLink: 'Copiar el enlace',
  scan: 'Para continuar en tu celular, escanea este código con la cámara.',
  scanLabel: 'Código QR que abre la app en un celular',

  otpLabel: 'Código de verificación',
  otpHint: (length) => `Ingresa el código de ${length} dígitos que recibiste para vincular tu cuenta.`,
  otpAtOnce: 'Se verifica automáticamente.',
  otpIncomplete: 'Ingresa todos los dígitos del código.',
  otpSubmit: 'Confirmar',
  otpSubmitting: 'Verificando el código…',
  otpConfirming: 'Código aceptado. Esperando confirmación…',
  otpDone: 'Código confirmado',
  otpResend: 'Enviar código nuevo',
  otpResendIn: (seconds) => `Enviar código nuevo (${seconds} s)`,
  otpResending: 'Enviando un código nuevo…',
  otpResent: 'Te enviamos un código nuevo.',
  otpResendFailed: 'No se pudo enviar un código nuevo. Intenta de nuevo.',

  copy: 'Copiar',
  copyOf: (label) => `Copiar ${label.replace(/^.\p{Ll}/u, (start) => start.toLowerCase())}`,
  copyDone: 'Copiado',
  copied: (label) => `Copiado: ${label}`,
  copySelected: (label) =>
    `No se pudo copiar automáticamente. Seleccionado: ${label}. Copia el texto desde el menú o con el teclado.`,
  copyFailed: (label) => `No se pudo copiar: ${label}. Selecciona el texto y cópialo manualmente.`,

  qrLabel: 'Código QR para pagar',
  qrHint: 'Escanea este código con la app de tu banco o billetera.',
  qrCopyHint:
    'Copia este código y pégalo en la app de tu banco o billetera, o abre esta página en otra pantalla y escanéalo.',
  qrSaveHint: 'Guarda este código QR y después abre la imagen en la app de tu banco o billetera.',
  qrCode: 'código de pago',
  qrPayee: 'Pagar a',

  detailsLabel: 'Datos del pago',
  fields: {
    code: 'Número del código de barras',
    number: 'Número del boleto bancario',
    country: 'País',
    currency: 'Moneda',
    bank_name: 'Banco',
    bank_code: 'Código del banco',
    bank_branch_name: 'Sucursal',
    bank_branch_code: 'Número de sucursal',
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
    biller_code: 'Convenio o código de la empresa',
    bill_key: 'Clave de pago',
    phone: 'Número de teléfono',
    payment_reference: 'Concepto',
  },
  instrumentGuides: {
    transfer: {
      steps: [
        'En la app de tu banco, inicia una transferencia a la cuenta que aparece aquí.',
        'Transfiere el monto exacto, con el concepto si aparece uno.',
        'Guarda el comprobante hasta que se confirme el pago.',
      ],
      after: 'Según el banco, la transferencia tarda desde unos minutos hasta varios días hábiles.',
    },
    bill: {
      steps: [
        'En la app de tu banco o en un cajero automático, elige “Pago de servicios”.',
        'Ingresa los códigos en este orden y, si se pide, el monto.',
        'Revisa el beneficiario y el monto, y confirma.',
      ],
      after: 'El pago suele confirmarse en minutos.',
    },
    store: {
      steps: [
        'Acude a la tienda con este código a la mano.',
        'Dicta el código en caja o ingrésalo en la máquina de pago de la tienda.',
        'Paga y guarda el comprobante.',
      ],
      after: 'El pago suele confirmarse en unas horas.',
    },
  },
  transferScan: 'O escanea este código con la app de tu banco.',
  transferScanLabel: 'Código QR para una transferencia',

  amount: 'Monto',
  payBy: 'Fecha límite de pago',
  barcode: 'Código de barras',

  boletoTitle: 'Boleto bancario',
  boletoLine: 'Linha digitável',
  boletoBank: 'Banco',
  boletoDue: 'Vencimiento',

  transferTitle: 'Transferencia bancaria',
  transferExactly: 'Monto exacto',
  transferMore: 'Más datos bancarios',
  transferCopyAll: 'Copiar todo',
  transferAll: 'todos los datos',
  transferFields: {
    clabe: 'CLABE',
    account_holder_name: 'Beneficiario',
    bank_name: 'Banco',
    reference: 'Referencia numérica',
    concept: 'Concepto de pago',
  },

  voucherTitle: 'Pago en efectivo',
  walletTitle: 'Billetera digital',
  cardTitle: 'Tarjeta',
  voucherReference: 'Referencia',
  voucherShow: 'Mostrar en caja',
  close: 'Cerrar',

  payWithin: (left) => `${left} para pagar`,
  endingSoon: (left) => `Tiempo restante para pagar: ${left}.`,
  expired: 'Se acabó el tiempo para pagar. Si ya pagaste, no vuelvas a pagar.',
  howToPay: 'Cómo pagar',
  guides: {
    boleto_br: {
      steps: [
        'Abre la app o el sitio de tu banco y elige pagar un boleto.',
        'Pega la linha digitável (la serie de dígitos) o escanea el código de barras.',
        'Revisa el beneficiario y el monto, y confirma.',
      ],
      after: 'El pago tarda de 1 a 3 días hábiles en confirmarse.',
    },
    banktransfer_mx: {
      steps: [
        'En la app de tu banco, da de alta la cuenta como nuevo beneficiario.',
        'Transfiere por SPEI el monto exacto, con la referencia numérica o el concepto de pago tal como aparece aquí.',
        'Guarda el comprobante hasta que se confirme el pago.',
      ],
      after: 'Las transferencias SPEI suelen llegar en minutos, a cualquier hora.',
    },
    cashvoucher_mx: {
      steps: [
        'Acude a una tienda participante.',
        'Muestra el código de barras o dicta la referencia al cajero.',
        'Paga en efectivo y guarda el comprobante.',
      ],
      after: 'El pago suele confirmarse en unas horas.',
    },
  },
  payWithDetails: 'Usa estos datos para pagar en la app de tu banco o de tu billetera digital, o en un punto de pago.',
  print: 'Imprimir',
  slipIssued: 'Fecha de emisión',
  slipReference: 'Referencia',
  savePng: 'Guardar imagen',
  saveSvg: 'Guardar para imprimir',
  saved: (file) => `Guardado: ${file}`,
  saveFailed: 'No se pudo guardar.',
  share: 'Compartir',
  shareFailed: 'No se pudo compartir.',
  addToCalendar: 'Agregar al calendario',
  warnings: {
    'invalid-code': 'Parte de este código parece incorrecta. Consulta al comercio antes de pagar.',
    'conflicting-codes': 'Los dos códigos de este boleto no coinciden. Consulta al comercio antes de pagar.',
    'amount-mismatch': 'Este código pide otro monto. Consulta al comercio antes de pagar.',
    'bank-mismatch': 'Esta cuenta es de un banco distinto al indicado. Consulta al comercio antes de pagar.',
    'hidden-characters': 'Este código tiene caracteres ocultos. Consulta al comercio antes de pagar.',
  },

  walletLabel: 'Cuenta vinculada',
  walletReferences: { email: 'Correo electrónico', phone: 'Teléfono', card: 'Tarjeta', account: 'Cuenta' },
  walletName: 'Nombre',
  walletBalance: 'Saldo',
  walletUnusable: 'No se pueden mostrar los datos de la cuenta.',

  formSummary: 'Faltan datos o hay algo por corregir:',
  formOptional: (label) => `${label} (opcional)`,
  formChoose: 'Elige…',
  formMissing: (label) => `Completa: ${label}.`,
  formTooLong: (label) => `${label}: máximo 64 caracteres.`,

  billingAddress: 'Dirección de facturación en Brasil',
  customerLabels: {
    phone: 'Número de teléfono',
    'document.number': 'CPF o CNPJ',
    'billing_address.postal_code': 'Código postal (CEP)',
    'billing_address.line1': 'Calle y número',
    'billing_address.line2': 'Departamento, piso, colonia (bairro)',
    'billing_address.city': 'Ciudad',
    'billing_address.state': 'Estado',
  },
  customerHints: {
    phone: 'El de tu billetera digital, por ejemplo 0812 3456 7890.',
    'document.number': 'CPF para personas físicas, CNPJ para empresas.',
  },
  customerProblems: {
    'tax-id-length': 'Un CPF tiene 11 dígitos; un CNPJ, 14 letras y dígitos.',
    'tax-id': 'Este CPF o CNPJ no es correcto. Revisa cada carácter.',
    phone: 'Este número de teléfono no es correcto. Revisa cada dígito.',
    'phone-country': 'Empieza el número con 08, o con + y el código del país.',
    'postal-code': 'Un CEP tiene 8 dígitos, por ejemplo 01310-100.',
  },

  clabe: 'CLABE',
  clabeHint: '18 dígitos. La encuentras en la app de tu banco.',
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
    account_number: 'Con su dígito verificador, por ejemplo 12345-6.',
  },
  accountTypes: {
    checking: 'Cuenta de cheques',
    savings: 'Cuenta de ahorros',
  },
  refundProblems: {
    'bank-code': 'El código del banco tiene 3 dígitos.',
    account: 'Solo dígitos; el último carácter puede ser una X.',
    'clabe-length': 'Una CLABE tiene 18 dígitos.',
    clabe: 'Esta CLABE no es correcta. Revisa cada dígito.',
  },

  methodsLabel: 'Forma de pago',
  methodsMissing: 'Elige una forma de pago.',
  methodsUnusable: 'No se pueden mostrar las formas de pago. Recarga la página.',
  methodNames: {
    directDebit: 'Domiciliación',
    virtualAccount: 'Cuenta virtual',
    convenienceStore: 'Tienda de conveniencia',
    sepaTransfer: 'Transferencia SEPA',
    wireTransfer: 'Transferencia internacional',
    achTransfer: 'Transferencia ACH',
  },
};
