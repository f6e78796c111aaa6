import { plural } from './plural.js';
import type { Strings } from './strings.js';

const isolate = (text: string) => `\u2068${text}\u2069`;

const cannotShow = 'تعذّر عرض خطوة الدفع هذه. يُرجى اختيار طريقة دفع أخرى.';
const noConnection = 'لا يوجد اتصال. يُرجى التحقق من الاتصال بالإنترنت وإعادة المحاولة.';
const ourFault = 'حدث خطأ من جانبنا. يُرجى إعادة المحاولة بعد قليل.';

export const strings: Strings = {
  // Browsers differ over the digits of Arabic; codes and what is counted below have these.
  locale: 'ar-u-nu-latn',
  loading: 'جارٍ التحميل…',
  waiting: 'في انتظار التأكيد…',
  retry: 'إعادة المحاولة',
  paymentComplete: 'تم الدفع بنجاح',
  paymentFailed: 'لم تكتمل عملية الدفع',
  paymentExpired: 'انتهت مهلة الدفع',
  mandateComplete: 'تم ربط الحساب',
  mandateExpired: 'انتهت مهلة ربط الحساب',
  mandateFailed: 'تعذّر ربط الحساب',
  errors: {
    'invalid-input': cannotShow,
    'unsupported-action': cannotShow,
    'not-configured': cannotShow,
    'unsafe-url': 'خطوة الدفع هذه تؤدي إلى عنوان غير آمن. يُرجى اختيار طريقة دفع أخرى.',
    'qr-too-long': 'هذا الرمز أطول من أن يُعرض في رمز QR. يُرجى نسخه بدلًا من ذلك.',
    'image-failed': 'تعذّر تحميل رمز QR.',
    'load-failed': noConnection,
    network: noConnection,
    timeout: 'استغرق الأمر وقتًا طويلًا. يُرجى إعادة المحاولة.',
    'rate-limited': 'طلبات كثيرة في وقت قصير. يُرجى الانتظار قليلًا ثم إعادة المحاولة.',
    server: ourFault,
    'bad-response': ourFault,
    refused: 'تم رفض الطلب. يُرجى الرجوع وإعادة المحاولة.',
    'otp-incorrect': 'الرمز غير صحيح. يُرجى التحقق منه وإعادة المحاولة.',
    'otp-expired': 'انتهت صلاحية الرمز. يُرجى طلب رمز جديد.',
    'otp-attempts-exceeded':
      'تم تجاوز الحد المسموح به لمحاولات إدخال الرمز. يُرجى البدء من جديد أو اختيار طريقة دفع أخرى.',
  },

  checkPaid: 'لقد دفعت، تحقّق الآن',
  checkLinked: 'لقد انتهيت، تحقّق الآن',
  checking: 'جارٍ التحقق…',
  notYet: 'لم يصل التأكيد بعد. قد يستغرق ذلك بعض الوقت.',
  stillChecking: 'لا يوجد رد حاليًا. ما زال التحقق جاريًا…',
  offline: 'لا يوجد اتصال. سيُستأنف التحقق عند عودة الاتصال بالإنترنت.',
  late: 'انتهت مهلة الدفع. إذا تم الدفع بالفعل، فيُرجى الانتظار: قد يتأخر التأكيد حتى يوم العمل التالي.',

  resultAmount: 'المبلغ',
  resultReference: 'الرقم المرجعي',
  startAgain: 'البدء من جديد',
  expiredHint:
    'يُرجى البدء من جديد للحصول على بيانات دفع جديدة. إذا تم الدفع بالفعل، فيُرجى التواصل مع المتجر وتجنّب الدفع مرتين.',
  failedHint: 'يُرجى البدء من جديد أو اختيار طريقة دفع أخرى.',
  failures: {
    payment_declined: 'لم يوافق البنك على عملية الدفع. يُرجى تجربة طريقة دفع أخرى أو التواصل مع البنك.',
    declined_by_consumer: 'تم الإلغاء بناءً على طلبك.',
    insufficient_funds: 'الرصيد في الحساب غير كافٍ.',
    account_closed: 'الحساب مغلق. يُرجى اختيار طريقة دفع أخرى.',
    processing_error: 'تعذّرت معالجة العملية. يُرجى إعادة المحاولة بعد قليل.',
    otp_attempts_exceeded: 'تم إدخال رمز غير صحيح مرات كثيرة.',
  },

  redirectTo: (host) => `المتابعة إلى ${isolate(host)}`,
  redirectIn: (host, seconds) =>
    `سيتم الانتقال إلى ${isolate(host)} خلال ${plural('ar', seconds, {
      one: 'ثانية واحدة',
      two: 'ثانيتين',
      few: `${seconds} ثوانٍ`,
      many: `${seconds} ثانية`,
      other: `${seconds} ثانية`,
    })}.`,
  redirectStay: 'البقاء هنا',
  openApp: 'فتح التطبيق',
  openingApp: 'جارٍ فتح التطبيق…',
  leaving: (host) => `جارٍ الانتقال إلى ${isolate(host)}…`,
  appMissing: 'ألم يُفتح التطبيق؟',
  pageMissing: (host) => `ألم يُفتح ${isolate(host)}؟ يُرجى إعادة المحاولة.`,

  appHelp: 'يُرجى التأكد من وجود التطبيق على هذا الجهاز ومن تحديثه، ثم إعادة المحاولة.',
  inApp: (app) =>
    `هذه الصفحة مفتوحة في متصفح ${isolate(app)}، وقد لا يفتح تطبيقات أخرى. يُرجى فتح قائمته واختيار «فتح في المتصفح» ثم إعادة المحاولة هناك.`,
  inWechat:
    'لا يفتح WeChat تطبيقات أخرى من صفحاته. يُرجى الضغط على «…» في أعلى الشاشة واختيار «فتح في المتصفح» ثم إعادة المحاولة هناك.',
  inAnApp:
    'هذه الصفحة مفتوحة داخل تطبيق قد لا يفتح تطبيقات أخرى. إذا كان في قائمته خيار «فتح في المتصفح»، فيُرجى إعادة المحاولة هناك.',
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
    google: 'تطبيق Google',
    x: 'X',
    snapchat: 'Snapchat',
    linkedin: 'LinkedIn',
    pinterest: 'Pinterest',
    zalo: 'Zalo',
  },
  pageHelp: 'قد تكون الصفحة بطيئة، أو قد لا يمكن فتحها من هنا. يُرجى تجربة علامة تبويب جديدة أو نسخ الرابط إلى المتصفح.',
  newTab: 'فتح في علامة تبويب جديدة',
  link: 'الرابط',
  copyLink: 'نسخ الرابط',
  scan: 'للمتابعة على الهاتف، يُرجى مسح هذا الرمز بكاميرا الهاتف.',
  scanLabel: 'رمز QR يفتح التطبيق على الهاتف',

  otpLabel: 'رمز التحقق',
  otpHint: (length) =>
    `يُرجى إدخال الرمز المُرسَل إليك والمكوّن من ${plural('ar', length, {
      one: 'رقم واحد',
      two: 'رقمين',
      few: `${length} أرقام`,
      many: `${length} رقمًا`,
      other: `${length} رقم`,
    })}.`,
  otpAtOnce: 'سيتم التحقق منه فور اكتماله.',
  otpIncomplete: 'يُرجى إدخال جميع أرقام الرمز.',
  otpSubmit: 'تأكيد',
  otpSubmitting: 'جارٍ التحقق من الرمز…',
  otpConfirming: 'تم قبول الرمز. في انتظار التأكيد…',
  otpDone: 'تم تأكيد الرمز',
  otpResend: 'إرسال رمز جديد',
  otpResendIn: (seconds) => `إرسال رمز جديد (${seconds} ث)`,
  otpResending: 'جارٍ إرسال رمز جديد…',
  otpResent: 'تم إرسال رمز جديد.',
  otpResendFailed: 'تعذّر إرسال رمز جديد. يُرجى إعادة المحاولة.',

  copy: 'نسخ',
  copyOf: (label) => `نسخ ${label}`,
  copied: (label) => `تم النسخ: ${label}`,
  copySelected: (label) => `تعذّر النسخ تلقائيًا. تم تحديد: ${label}. يُرجى النسخ من القائمة أو بلوحة المفاتيح.`,
  copyFailed: (label) => `تعذّر النسخ: ${label}. يُرجى تحديد النص ونسخه يدويًا.`,

  qrLabel: 'رمز QR للدفع',
  qrHint: 'يُرجى مسح هذا الرمز بتطبيق الدفع، أو نسخه ولصقه في التطبيق.',
  qrCopyHint: 'يُرجى نسخ هذا الرمز ولصقه في تطبيق الدفع، أو مسحه من شاشة أخرى.',
  qrCode: 'رمز الدفع',
  qrAmount: 'المبلغ',
  qrPayee: 'المستفيد',

  detailsLabel: 'بيانات الدفع',
  fields: {
    code: 'رقم الباركود',
    number: 'رقم السداد (linha digitável)',
    country: 'البلد',
    currency: 'العملة',
    bank_name: 'البنك',
    bank_code: 'رمز البنك',
    bank_branch_name: 'الفرع',
    bank_branch_code: 'رمز الفرع',
    account_holder_name: 'صاحب الحساب',
    account_number: 'رقم الحساب',
    reference: 'الرقم المرجعي',
  },

  amount: 'المبلغ',
  payBy: 'آخر موعد للدفع',
  barcode: 'الباركود',

  boletoTitle: 'Boleto',
  boletoLine: 'Linha digitável',
  boletoBank: 'البنك',
  boletoDue: 'تاريخ الاستحقاق',

  transferTitle: 'تحويل بنكي',
  transferExactly: 'المبلغ المطلوب تحويله بالضبط',
  transferCopyAll: 'نسخ الكل',
  transferAll: 'جميع البيانات',
  transferFields: {
    clabe: 'CLABE',
    account_holder_name: 'المستفيد (beneficiario)',
    bank_name: 'البنك (banco)',
    reference: 'الرقم المرجعي (referencia)',
    concept: 'وصف التحويل (concepto)',
  },

  voucherTitle: 'قسيمة الدفع نقدًا',
  voucherReference: 'الرقم المرجعي',
  voucherShow: 'عرض عند الصندوق',
  voucherClose: 'إغلاق',

  timeLeft: 'الوقت المتبقي',
  endingSoon: (left) => `الوقت المتبقي للدفع: ${isolate(left)}.`,
  expired: 'انتهت مهلة الدفع. يُرجى بدء عملية دفع جديدة.',
  howToPay: 'طريقة الدفع',
  guides: {
    boleto_br: {
      steps: [
        'فتح تطبيق البنك أو موقعه واختيار دفع boleto.',
        'لصق linha digitável أو مسح الباركود.',
        'مراجعة المستفيد والمبلغ ثم التأكيد.',
      ],
      after: 'يستغرق تأكيد الدفع من يوم إلى 3 أيام عمل.',
    },
    banktransfer_mx: {
      steps: [
        'إضافة الحساب إلى قائمة المستفيدين في تطبيق البنك.',
        'تحويل المبلغ المطلوب بالضبط عبر SPEI، مع الرقم المرجعي كما هو موضح هنا.',
        'الاحتفاظ بالإيصال (comprobante) حتى تأكيد الدفع.',
      ],
      after: 'تصل تحويلات SPEI عادةً خلال دقائق، في أي وقت.',
    },
    cashvoucher_mx: {
      steps: [
        'التوجه إلى متجر يقبل طريقة الدفع هذه.',
        'إبراز الباركود لمسحه، أو ذكر الرقم المرجعي.',
        'الدفع نقدًا والاحتفاظ بالإيصال.',
      ],
      after: 'يتم تأكيد الدفع عادةً خلال بضع ساعات.',
    },
  },
  print: 'طباعة',
  savePng: 'حفظ PNG',
  saveSvg: 'حفظ SVG',
  saved: (file) => `تم الحفظ: ${isolate(file)}`,
  saveFailed: 'تعذّر الحفظ.',
  share: 'مشاركة',
  shareFailed: 'تعذّرت المشاركة.',
  addToCalendar: 'إضافة إلى التقويم',
  warnings: {
    'invalid-code': 'يبدو أن جزءًا من هذا الرمز غير صحيح. يُرجى التواصل مع المتجر قبل الدفع.',
    'conflicting-codes': 'الرمزان في هذه القسيمة مختلفان. يُرجى التواصل مع المتجر قبل الدفع.',
    'amount-mismatch': 'هذا الرمز يطلب مبلغًا مختلفًا. يُرجى التواصل مع المتجر قبل الدفع.',
    'bank-mismatch': 'هذا الحساب لدى بنك غير البنك المذكور. يُرجى التواصل مع المتجر قبل الدفع.',
    'hidden-characters': 'يحتوي هذا الرمز على أحرف مخفية. يُرجى التواصل مع المتجر قبل الدفع.',
  },

  walletLabel: 'الحساب المرتبط',
  walletReferences: { email: 'البريد الإلكتروني', phone: 'رقم الهاتف', card: 'البطاقة', account: 'الحساب' },
  walletName: 'الاسم',
  walletBalance: 'الرصيد',
  walletUnusable: 'تعذّر عرض بيانات الحساب.',

  formSummary: 'بعض البيانات ناقصة أو تحتاج إلى تصحيح:',
  formOptional: (label) => `${label} (اختياري)`,
  formChoose: 'يُرجى الاختيار…',
  formMissing: (label) => `حقل مطلوب: ${label}.`,
  formTooLong: (label) => `${label}: 64 حرفًا كحد أقصى.`,

  billingAddress: 'عنوان الفوترة في البرازيل',
  customerLabels: {
    phone: 'رقم الهاتف',
    'document.number': 'رقم CPF أو CNPJ',
    'billing_address.postal_code': 'الرمز البريدي (CEP)',
    'billing_address.line1': 'الشارع والرقم',
    'billing_address.line2': 'الشقة، الطابق، الحي',
    'billing_address.city': 'المدينة',
    'billing_address.state': 'الولاية',
  },
  customerHints: {
    phone: `الرقم المسجّل في محفظتك، مثل ${isolate('0812 3456 7890')}.`,
    'document.number': 'الرقم الضريبي للشخص أو الشركة.',
  },
  customerProblems: {
    'tax-id-length': 'يتكوّن CPF من 11 رقمًا، ويتكوّن CNPJ من 14 حرفًا ورقمًا.',
    'tax-id': 'رقم CPF أو CNPJ غير صحيح. يُرجى مراجعة كل خانة.',
    phone: 'رقم الهاتف غير صحيح. يُرجى مراجعة كل خانة.',
    'phone-country': `يجب أن يبدأ رقم الهاتف بالرقم 08 أو بعلامة ${isolate('+')} ورمز البلد.`,
    'postal-code': `يتكوّن CEP من 8 أرقام، مثل ${isolate('01310-100')}.`,
  },

  clabe: 'CLABE',
  clabeHint: '18 رقمًا، متوفرة في تطبيق البنك.',
  refundLabels: {
    account_holder_name: 'صاحب الحساب',
    bank_code: 'رمز البنك',
    bank_name: 'البنك',
    bank_branch_code: 'الفرع (agência)',
    account_type: 'نوع الحساب',
    account_number: 'رقم الحساب',
  },
  refundHints: {
    bank_code: '3 أرقام، مثل 341.',
    account_number: `مع خانة التحقق، مثل ${isolate('12345-6')}.`,
  },
  accountTypes: {
    checking: 'حساب جارٍ',
    savings: 'حساب توفير',
  },
  refundProblems: {
    'bank-code': 'يتكوّن رمز البنك من 3 أرقام.',
    account: 'يُرجى استخدام الأرقام؛ ويمكن أن تكون الخانة الأخيرة X.',
    'clabe-length': 'يتكوّن CLABE من 18 رقمًا.',
    clabe: 'رقم CLABE غير صحيح. يُرجى مراجعة كل خانة.',
  },
};
