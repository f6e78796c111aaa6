import { plural } from './plural.js';
import type { PartialStrings } from './strings.js';

const cannotShow = 'Не удаётся показать этот шаг оплаты. Выберите другой способ оплаты.';
const noConnection = 'Нет соединения. Проверьте интернет и попробуйте ещё раз.';
const unreachable = 'Нет связи с сервером. Попробуйте ещё раз чуть позже.';
const ourFault = 'Что-то пошло не так. Попробуйте ещё раз чуть позже.';

/** Nouns whose accusative is their nominative. */
const SAME_CASE = /^(?:код|номер|маршрутный|банк|отделение|назначение|тип|магазин|срок|все|IBAN|BIC|CLABE|linha)$/i;
/** The accusative of the others. */
const ACCUSATIVES: Readonly<Record<string, string>> = {
  'точная сумма': 'точную сумму',
  сумма: 'сумму',
  страна: 'страну',
  валюта: 'валюту',
  ссылка: 'ссылку',
  владелец: 'владельца',
  получатель: 'получателя',
};

/** The label after a verb, where its case is known. */
function inAccusative(label: string): string {
  const [noun = ''] = /^(?:точная )?\p{L}+/iu.exec(label) ?? [];
  const accusative = SAME_CASE.test(noun)
    ? noun.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
    : ACCUSATIVES[noun.toLowerCase()];
  return accusative ? ` ${accusative}${label.slice(noun.length)}` : `: ${label}`;
}

/** After “код из”. */
const digits = (count: number) =>
  `${count}\u00a0${plural('ru', count, { one: 'цифры', few: 'цифр', many: 'цифр', other: 'цифры' })}`;

export const strings: PartialStrings = {
  locale: 'ru',
  amounts: { locale: 'ru', group: '\u00a0', decimal: ',', pattern: '#\u00a0¤', symbols: { RUB: '₽', EUR: '€' } },
  loading: 'Загрузка…',
  waiting: 'Ждём подтверждения…',
  seller: 'Продавец',
  retry: 'Попробовать снова',
  paymentComplete: 'Оплата прошла успешно',
  paymentFailed: 'Оплата не прошла',
  paymentCancelled: 'Оплата отменена',
  paymentExpired: 'Время на оплату истекло',
  mandateTitle: 'Привяжите счёт или кошелёк',
  mandateComplete: 'Привязка выполнена',
  mandateExpired: 'Время на привязку истекло',
  mandateFailed: 'Не удалось выполнить привязку',
  unavailable: 'Не удалось показать этот платёж. Если вы уже заплатили, не платите ещё раз: обратитесь к продавцу.',

  errors: {
    'invalid-input': cannotShow,
    'unsupported-action': cannotShow,
    'not-configured': cannotShow,
    'unsafe-url': 'Этот шаг оплаты ведёт на небезопасный адрес. Выберите другой способ оплаты.',
    'qr-too-long': 'Этот код слишком длинный для QR-кода. Скопируйте его.',
    'image-failed': 'Не удалось загрузить QR-код.',
    'load-failed': unreachable,
    offline: noConnection,
    network: unreachable,
    timeout: 'Ответ не пришёл вовремя. Попробуйте ещё раз.',
    'rate-limited': 'Слишком много попыток. Попробуйте ещё раз чуть позже.',
    server: ourFault,
    'bad-response': ourFault,
    refused: 'Не удалось обработать запрос. Попробуйте снова или обратитесь к продавцу.',
    'otp-incorrect': 'Неверный код. Проверьте его и попробуйте ещё раз.',
    'otp-expired': 'Срок действия кода истёк. Запросите новый.',
    'otp-attempts-exceeded': 'Неверный код введён слишком много раз.',
  },

  checkPaid: 'Проверить оплату',
  checkLinked: 'Проверить привязку',
  updates: 'Эта страница обновится сама.',
  checking: 'Проверяем…',
  notYet: 'Подтверждения пока нет. Оно может прийти не сразу.',
  stillChecking: 'Пока нет ответа от платёжного сервиса. Продолжаем проверять…',
  offline: 'Нет соединения. Продолжим, когда появится интернет.',
  alreadyPaid: 'Если вы уже заплатили, не платите ещё раз.',
  late: 'Подтверждение может прийти только на следующий рабочий день.',

  resultAmount: 'Сумма',
  resultReference: 'Номер заказа',
  resultMethod: 'Способ оплаты',
  resultDate: 'Дата',
  resultAccount: 'Счёт',
  waitingPaid: 'Не платите ещё раз.',
  waitingHint: 'Больше ничего делать не нужно. Страницу можно закрыть: продавец получит результат.',
  startAgain: 'Начать заново',
  lateAsk: 'Вы заплатили?',
  lateYes: 'Да, оплачено',
  lateNo: 'Нет, начать заново',
  otherMethod: 'Выбрать другой способ оплаты',
  expiredHint: 'Если вы уже заплатили, не платите ещё раз: обратитесь к продавцу. Если нет, начните заново.',
  mandateExpiredHint: 'Начните заново, чтобы выполнить привязку.',
  failedHint: 'Начните заново или выберите другой способ оплаты.',
  failures: {
    payment_declined: 'Платёж отклонён. Причину можно узнать в банке или в поддержке кошелька.',
    declined_by_consumer: 'Вы отменили операцию.',
    insufficient_funds: 'Недостаточно средств.',
    account_closed: 'Счёт закрыт.',
    processing_error: 'Не удалось обработать операцию.',
    otp_attempts_exceeded: 'Неверный код введён слишком много раз.',
  },
  charged: 'Если деньги уже списаны, не платите ещё раз: обратитесь к продавцу.',
  notCharged: 'Деньги не списаны.',
  paidNext: (seller) => `Продавец${seller && ` ${seller}`} получил вашу оплату и дальше всё сделает сам.`,
  linkedNext: (seller) =>
    `Теперь продавец${seller && ` ${seller}`} может списывать оплату с привязанного счёта или кошелька.`,

  redirectHint: (host) => `Завершите операцию на сайте ${host} и вернитесь сюда.`,
  appHint: (app) => `Подтвердите операцию в приложении${app && ` ${app}`} и вернитесь сюда.`,
  appOnPhone: (app) => `Подтвердите операцию в приложении${app && ` ${app}`} на телефоне.`,
  redirectTabHint: (host) => `Завершите операцию на сайте ${host} в другой вкладке.`,
  redirectShow: 'Перейти на другую вкладку',
  redirectTo: (host) => `Перейти на ${host}`,
  redirectIn: (host, seconds) => {
    const unit = plural('ru', seconds, { one: 'секунду', few: 'секунды', many: 'секунд', other: 'секунды' });
    return `Переход на ${host} через ${seconds}\u00a0${unit}.`;
  },
  redirectStay: 'Остаться здесь',
  openApp: 'Открыть приложение',
  openNamed: (app) => `Открыть ${app}`,
  openHere: (app) => `Открыть ${app || 'приложение'} на этом компьютере`,
  openUpi: 'Открыть приложение UPI',
  upiHint: 'Подтвердите операцию в своём приложении UPI и вернитесь сюда.',
  notFinished: 'Ещё не завершено.',
  openingApp: 'Открываем приложение…',
  leaving: (host) => `Переходим на ${host}…`,
  appMissing: (app) => `Приложение${app && ` ${app}`} не открылось?`,
  pageMissing: (host) => `Сайт ${host} не открылся? Попробуйте ещё раз.`,

  appHelp: (app) =>
    `Убедитесь, что приложение${app && ` ${app}`} установлено и обновлено, и попробуйте ещё раз. Или ` +
    'скопируйте ссылку и откройте её на телефоне, где есть приложение.',
  appScan: (app) =>
    `Возможно, на этом компьютере нет ${app ? `приложения ${app}` : 'этого приложения'}. Отсканируйте код телефоном.`,
  inApp: (app) =>
    `Страница открыта в браузере приложения ${app}: из него другие приложения могут не открываться. Откройте меню, ` +
    'выберите «Открыть в браузере» и попробуйте там ещё раз.',
  inWechat:
    'WeChat не открывает другие приложения со своих страниц. Нажмите «…» в правом верхнем углу, выберите «Открыть в ' +
    'браузере» и попробуйте там ещё раз.',
  inAnApp:
    'Эта страница открыта внутри приложения: из него другие приложения могут не открываться. Если в меню есть «Открыть ' +
    'в браузере», попробуйте там ещё раз.',
  appNames: { google: 'Google' },
  pageHelp:
    'Возможно, сайт отвечает медленно или с этой страницы на него нельзя перейти. Откройте его в новой вкладке или ' +
    'скопируйте ссылку и откройте её в браузере.',
  newTab: 'Открыть в новой вкладке',
  link: 'ссылка',
  copyLink: 'Скопировать ссылку',
  scan: 'Чтобы продолжить на телефоне, наведите его камеру на этот код.',
  scanLabel: 'QR-код, который открывает приложение на телефоне',
  waysTitle: 'Другие способы оплаты',
  wayQr: 'Показать QR-код',
  wayApp: 'Приложение',
  wayPage: 'Веб-страница',
  wayDetails: 'Данные для оплаты',
  challengeTitle: 'Подтверждение в вашем банке',
  challengeHint: 'Банк просит подтвердить этот платёж. Оставайтесь на этой странице, пока не закончите.',

  otpLabel: 'Одноразовый код',
  otpHint: (length) => `Введите код из ${digits(length)}, который вы получили.`,
  otpSentTo: (length, to) => `Введите код из ${digits(length)}, отправленный на ${to}.`,
  otpPrivate: 'Никому не сообщайте этот код.',
  otpAtOnce: 'Мы проверим код, когда вы введёте последнюю цифру.',
  otpIncomplete: 'Введите все цифры кода.',
  otpSubmit: 'Подтвердить',
  otpSubmitting: 'Проверяем код…',
  otpConfirming: 'Код принят. Ждём подтверждения…',
  otpResend: 'Отправить новый код',
  otpResendIn: (seconds) => `Отправить новый код (${seconds}\u00a0с)`,
  otpResending: 'Отправляем новый код…',
  otpResent: 'Новый код отправлен.',
  otpResendFailed: 'Не удалось отправить новый код. Попробуйте ещё раз.',

  copy: 'Скопировать',
  copyOf: (label) => `Скопировать${inAccusative(label)}`,
  copyDone: 'Скопировано',
  copied: (label) => `Скопировано: ${label}`,
  copySelected: (label) =>
    `Не удалось скопировать автоматически. Выделено: ${label}. Скопируйте через меню или с клавиатуры.`,
  copyFailed: (label) => `Не удалось скопировать: ${label}. Выделите и скопируйте вручную.`,

  qrLabel: 'QR-код для оплаты',
  qrHint: 'Отсканируйте код в приложении банка или кошелька.',
  qrElsewhere: 'Оплатить с другого телефона',
  qrShowAnyway: 'Всё равно показать',
  qrCode: 'код для оплаты',
  qrOrCopy: 'Или скопируйте код',
  qrCodeLength: (n) => {
    const unit = plural('ru', n, { one: 'знак', few: 'знака', many: 'знаков', other: 'знака' });
    return `Код для оплаты: ${n}\u00a0${unit}`;
  },
  qrPayee: 'Получатель',

  detailsLabel: 'Реквизиты для оплаты',
  fields: {
    code: 'Номер штрихкода',
    number: 'Номер boleto',
    country: 'Страна',
    currency: 'Валюта',
    bank_name: 'Банк',
    bank_code: 'Код банка',
    bank_branch_name: 'Отделение',
    bank_branch_code: 'Код отделения',
    account_holder_name: 'Владелец счёта',
    account_number: 'Номер счёта',
    reference: 'Номер платежа',
  },

  instrumentFields: {
    iban: 'IBAN',
    bic: 'BIC',
    swift_code: 'Код SWIFT',
    routing_number: 'Маршрутный номер (ABA)',
    sort_code: 'Код банка (sort code)',
    ifsc: 'IFSC',
    account_type: 'Тип счёта',
    entity: 'Код организации (entidade)',
    payment_code: 'Код платежа',
    confirmation_number: 'Номер подтверждения',
    store: 'Магазин',
    biller_code: 'Код получателя',
    bill_key: 'Номер квитанции',
    phone: 'Номер телефона',
    payment_reference: 'Назначение платежа',
  },
  instrumentGuides: {
    transfer: {
      steps: [
        'В приложении своего банка выберите перевод на счёт, указанный здесь.',
        'Переведите точную сумму.',
        'Сохраните чек: он может понадобиться, пока платёж не подтверждён.',
      ],
      after: 'В зависимости от банка перевод занимает от нескольких минут до нескольких рабочих дней.',
    },
    bill: {
      steps: [
        'В приложении своего банка или в банкомате выберите оплату услуг или квитанции.',
        'Введите указанные здесь коды в этом порядке, а если потребуется, и сумму.',
        'Проверьте сумму, затем подтвердите платёж.',
      ],
      after: 'Обычно платёж подтверждают за несколько минут.',
    },
    store: {
      steps: [
        'Придите с этим кодом в магазин.',
        'Назовите код на кассе или введите его в платёжном терминале магазина.',
        'Заплатите и сохраните чек.',
      ],
      after: 'Обычно платёж подтверждают в течение нескольких часов.',
    },
  },
  transferScan: 'Или отсканируйте код в приложении своего банка.',
  transferScanLabel: 'QR-код для банковского перевода',

  amount: 'Сумма',
  payBy: 'Оплатить до',
  payeeShown: (seller, payee) => `${seller} · в банке отображается как ${payee}`,
  barcode: 'Штрихкод',

  boletoTitle: 'Boleto',
  boletoLine: 'Linha digitável',
  boletoBank: 'Банк',
  boletoShow: 'Показать штрихкод',
  boletoDue: 'Срок оплаты',

  transferTitle: 'Банковский перевод',
  transferExactly: 'Точная сумма перевода',
  transferMore: 'Остальные реквизиты',
  transferCopyAll: 'Скопировать всё',
  transferAll: 'все реквизиты',
  transferFields: {
    clabe: 'CLABE',
    account_holder_name: 'Получатель (beneficiario)',
    bank_name: 'Банк (banco)',
    reference: 'Номер платежа (referencia)',
    concept: 'Назначение платежа (concepto)',
  },

  voucherTitle: 'Оплата наличными',
  walletTitle: 'Электронный кошелёк',
  cardTitle: 'Карта',
  voucherReference: 'Номер платежа',
  voucherStore: 'Где оплатить',
  voucherShow: 'Показать на кассе',
  close: 'Закрыть',

  payWithin: (left) => `${left} на оплату`,
  mayBeOver: 'Возможно, время на оплату истекло',
  endingSoon: (left) => `На оплату осталось ${left}.`,
  expired: 'Время на оплату истекло. Если вы уже заплатили, не платите ещё раз.',
  howToPay: 'Как оплатить',
  guides: {
    boleto_br: {
      steps: [
        'Откройте приложение или сайт своего банка и выберите оплату boleto.',
        'Вставьте linha digitável (цифровой код) или отсканируйте штрихкод.',
        'Проверьте сумму, затем подтвердите платёж.',
      ],
      after: 'Подтверждение платежа занимает от 1 до 3\u00a0рабочих дней.',
    },
    banktransfer_mx: {
      steps: [
        'В приложении своего банка добавьте этот счёт как нового получателя.',
        'Переведите точную сумму через SPEI.',
        'Сохраните чек (comprobante): он может понадобиться, пока платёж не подтверждён.',
      ],
      after: 'Переводы SPEI обычно приходят за несколько минут в любое время суток.',
    },
    cashvoucher_mx: {
      steps: [
        'Зайдите в магазин, где принимают такие платежи.',
        'Покажите штрихкод на кассе или назовите номер платежа.',
        'Заплатите наличными и сохраните чек.',
      ],
      after: 'Обычно платёж подтверждают в течение нескольких часов.',
    },
  },
  transferSend: (amount, named) => `Переведите ровно ${amount} и укажите без изменений: ${named}.`,
  boletoPaste: 'Вставьте linha digitável (цифровой код).',
  voucherPrint: 'Распечатайте квитанцию или сфотографируйте её на телефон.',
  voucherGo: (stores) => `Зайдите в магазин: ${stores}.`,
  voucherRead: 'Назовите номер платежа на кассе.',
  qrSteps: {
    open: (place) => `Откройте приложение банка или кошелька и выберите «${place}».`,
    openOther: 'Откройте приложение банка или кошелька и выберите сканирование QR-кода.',
    openApp: 'Откройте приложение банка или кошелька.',
    scan: 'Отсканируйте этот QR-код.',
    confirm: (payee, amount) => `Проверьте получателя${payee} и сумму${amount}, затем подтвердите платёж.`,
    copy: 'Скопируйте код выше.',
    paste: (confirm) => `Вставьте код. ${confirm}`,
    save: 'Сохраните QR-код как картинку.',
    screenshot: 'Сделайте снимок экрана с QR-кодом.',
    choose: (confirm) => `Выберите картинку. ${confirm}`,
  },
  qrAfter: 'Обычно платёж подтверждается в течение нескольких секунд.',
  payWithDetails: 'Оплатите по этим реквизитам в приложении банка или кошелька либо в пункте приёма платежей.',
  print: 'Распечатать',
  printFailed: 'Не удалось распечатать.',
  slipIssued: 'Дата оформления',
  slipReference: 'Номер заказа',
  save: 'Сохранить или распечатать',
  saveOnly: 'Сохранить',
  savePng: 'Сохранить картинку',
  saveSvg: 'Сохранить для печати',
  saved: (file) => `Сохранено: ${file}`,
  saveFailed: 'Не удалось сохранить.',
  share: 'Поделиться',
  shareFailed: 'Не удалось поделиться.',
  addToCalendar: 'Добавить в календарь',
  savePdf: 'Сохранить PDF',
  emailSlip: 'Отправить мне на почту',
  emailSent: 'Письмо отправлено.',
  emailFailed: 'Не удалось отправить письмо.',
  amountInCode: 'Сумма в коде',
  warnings: {
    'invalid-code': 'Похоже, в этом коде есть ошибка. Прежде чем платить, обратитесь к продавцу.',
    'conflicting-codes': 'Два кода в этой квитанции не совпадают. Прежде чем платить, обратитесь к продавцу.',
    'amount-mismatch': 'В этом коде указана другая сумма. Прежде чем платить, обратитесь к продавцу.',
    'bank-mismatch': 'Этот счёт открыт не в том банке, который указан. Прежде чем платить, обратитесь к продавцу.',
    'hidden-characters': 'В этом коде есть скрытые символы. Прежде чем платить, обратитесь к продавцу.',
  },

  walletLabel: 'Привязанный кошелёк',
  walletReferences: { email: 'Электронная почта', phone: 'Номер телефона', card: 'Карта', account: 'Счёт' },
  walletName: 'Имя',
  walletBalance: 'Баланс',
  walletUnusable: 'Не удаётся показать кошелёк. Обновите страницу.',

  formSummary: 'Осталось заполнить или исправить:',
  formOptional: (label) => `${label} (необязательно)`,
  formChoose: 'Выберите…',
  formMissing: (label) => `Заполните поле «${label}».`,
  formTooLong: (label) => `Поле «${label}»: не больше 64\u00a0символов.`,

  billingAddress: 'Платёжный адрес в Бразилии',
  customerLabels: {
    phone: 'Номер телефона',
    'document.number': 'CPF или CNPJ',
    'billing_address.postal_code': 'Почтовый индекс (CEP)',
    'billing_address.line1': 'Улица и дом',
    'billing_address.line2': 'Квартира, этаж, район',
    'billing_address.city': 'Город',
    'billing_address.state': 'Штат',
  },
  customerHints: {
    phone: 'Номер, к которому привязан ваш кошелёк, например 0812 3456 7890.',
    'document.number': 'CPF для физических лиц, CNPJ для компаний. Номер обязателен для платежей в Бразилии.',
  },
  customerProblems: {
    'tax-id-length': 'В CPF 11\u00a0цифр, в CNPJ 14\u00a0знаков (буквы и цифры).',
    'tax-id': 'В этом CPF или CNPJ есть ошибка. Проверьте каждый знак.',
    phone: 'В номере телефона есть ошибка. Проверьте каждую цифру.',
    'phone-country': 'Начните номер с 08 или со знака + и кода страны.',
    'postal-code': 'В CEP 8\u00a0цифр, например 01310-100.',
  },

  clabe: 'CLABE',
  clabeHint: '18\u00a0цифр, их можно найти в приложении вашего банка.',
  refundPurpose: 'В случае возврата деньги поступят на этот счёт.',
  refundOf: (amount) => `На этот счёт поступит возврат: ${amount}.`,
  refundLabels: {
    account_holder_name: 'Владелец счёта',
    bank_name: 'Банк',
    bank_branch_code: 'Отделение (agência)',
    account_type: 'Тип счёта',
    account_number: 'Номер счёта',
  },
  refundHints: {
    bank_name: 'Название банка или его код из 3\u00a0цифр, например Itaú или 341.',
    account_number: 'С контрольной цифрой, например 12345-6.',
  },
  accountTypes: {
    checking: 'Текущий счёт',
    savings: 'Сберегательный счёт',
  },
  refundProblems: {
    bank: 'Такой банк нам неизвестен. Введите его код из 3\u00a0цифр и название, например 341 Itaú.',
    account: 'Введите цифры; последним знаком может быть и X.',
    'clabe-length': 'В CLABE 18\u00a0цифр.',
    clabe: 'В этом CLABE есть ошибка. Проверьте каждую цифру.',
  },

  methodsLabel: 'Способ оплаты',
  methodsMissing: 'Выберите способ оплаты.',
  methodsUnusable: 'Не удаётся показать способы оплаты. Обновите страницу.',
  methodNames: {
    directDebit: 'Списание со счёта',
    onlineBanking: 'Онлайн-банк',
    virtualAccount: 'Виртуальный счёт',
    convenienceStore: 'Наличными в магазине',
    sepaTransfer: 'Перевод SEPA',
    wireTransfer: 'Международный перевод',
    achTransfer: 'Перевод ACH',
  },

  checkoutTitle: 'Как вы хотите оплатить?',
  linkTitle: 'Какой счёт или кошелёк вы хотите привязать?',
  payAmount: (amount) => `Оплатить ${amount}`,
  linkAccount: 'Привязать',
  paying: 'Секунду…',
  stepTitle: 'Ваш платёж',
  saveAccount: 'Сохранить этот способ оплаты на будущее',
  recurring: (seller, price) =>
    `Продавец${seller && ` ${seller}`} может списывать ${price}, пока вы не отмените подписку.`,
  linkingTerms: (seller) =>
    `После привязки продавец${seller && ` ${seller}`} сможет списывать оплату с этого счёта или кошелька. Сейчас ничего не списывается.`,
  firstPayment: (amount) => `Первый платёж на сумму ${amount} уже обрабатывается.`,
  priceChanged: (before, now) => `Цена изменилась с ${before} на ${now}.`,
  earlierOpen: 'Начатый ранее платёж ещё может пройти. Если вы уже заплатили, не платите ещё раз.',
  goBack: 'Вернуться к этому платежу',
  earlierPaid: 'Ваш предыдущий платёж поступил. Не платите ещё раз.',
  paidTwice: 'За этот заказ поступило два платежа. Обратитесь к продавцу, чтобы вернуть один из них.',
  noMethods: 'Сейчас нет доступных способов оплаты. Обратитесь к продавцу.',
  signedOut: 'Сеанс завершён. Войдите снова, чтобы оплатить.',
  gone: 'Этот заказ больше недоступен.',
  unusableCheckout: 'Не удалось показать этот заказ. Обратитесь к продавцу.',
  orderChanged: 'Этот заказ изменился. Проверьте его перед оплатой.',
};
