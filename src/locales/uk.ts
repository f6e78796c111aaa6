import { plural } from './plural.js';
import type { PartialStrings } from './strings.js';

const cannotShow = 'Не вдалося показати цей крок оплати. Оберіть інший спосіб оплати.';
const noConnection = 'Немає з’єднання. Перевірте інтернет і спробуйте ще раз.';
const unreachable = 'Не вдалося з’єднатися. Спробуйте ще раз трохи пізніше.';
const ourFault = 'Сталася помилка. Спробуйте ще раз трохи пізніше.';

/** Nouns whose accusative is their nominative. */
const SAME_CASE =
  /^(?:код|номер|банк|відділення|призначення|тип|магазин|телефон|термін|посилання|всі|IBAN|BIC|CLABE|linha)$/i;
/** The accusative of the others. */
const ACCUSATIVES: Readonly<Record<string, string>> = {
  'точна сума': 'точну суму',
  сума: 'суму',
  країна: 'країну',
  валюта: 'валюту',
  власник: 'власника',
  отримувач: 'отримувача',
};

/** The label after a verb, where its case is known. */
function inAccusative(label: string): string {
  const [noun = ''] = /^(?:точна )?\p{L}+/iu.exec(label) ?? [];
  const accusative = SAME_CASE.test(noun)
    ? noun.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
    : ACCUSATIVES[noun.toLowerCase()];
  return accusative ? ` ${accusative}${label.slice(noun.length)}` : `: ${label}`;
}

/** After “код із”. */
const digits = (count: number) =>
  `${count}\u00a0${plural('uk', count, { one: 'цифри', few: 'цифр', many: 'цифр', other: 'цифри' })}`;

export const strings: PartialStrings = {
  locale: 'uk',
  // Browsers disagree about the symbol of the hryvnia: `Intl` writes it.
  amounts: {
    locale: 'uk',
    group: '\u00a0',
    decimal: ',',
    pattern: '#\u00a0¤',
    symbols: { USD: 'USD', EUR: 'EUR', PLN: 'PLN' },
  },
  loading: 'Завантаження…',
  waiting: 'Очікуємо на підтвердження…',
  seller: 'Продавець',
  retry: 'Спробувати ще раз',
  paymentComplete: 'Оплата пройшла успішно',
  paymentFailed: 'Оплата не пройшла',
  paymentCancelled: 'Оплату скасовано',
  paymentExpired: 'Час на оплату минув',
  mandateTitle: 'Прив’яжіть рахунок чи гаманець',
  mandateComplete: 'Прив’язку виконано',
  mandateExpired: 'Час на прив’язку минув',
  mandateFailed: 'Не вдалося виконати прив’язку',
  unavailable: 'Не вдалося показати цей платіж. Якщо ви вже заплатили, не платіть ще раз: зверніться до продавця.',

  errors: {
    'invalid-input': cannotShow,
    'unsupported-action': cannotShow,
    'not-configured': cannotShow,
    'unsafe-url': 'Цей крок оплати веде на небезпечну адресу. Оберіть інший спосіб оплати.',
    'qr-too-long': 'Цей код задовгий для QR-коду. Скопіюйте його.',
    'image-failed': 'Не вдалося завантажити QR-код.',
    'load-failed': unreachable,
    offline: noConnection,
    network: unreachable,
    timeout: 'Відповідь не надійшла вчасно. Спробуйте ще раз.',
    'rate-limited': 'Забагато спроб. Спробуйте ще раз трохи пізніше.',
    server: ourFault,
    'bad-response': ourFault,
    refused: 'Не вдалося обробити запит. Спробуйте ще раз або зверніться до продавця.',
    'otp-incorrect': 'Неправильний код. Перевірте його та спробуйте ще раз.',
    'otp-expired': 'Термін дії коду минув. Отримайте новий.',
    'otp-attempts-exceeded': 'Забагато неправильних кодів.',
  },

  checkPaid: 'Перевірити оплату',
  checkLinked: 'Перевірити прив’язку',
  updates: 'Ця сторінка оновлюється автоматично.',
  checking: 'Перевіряємо…',
  notYet: 'Підтвердження ще немає. Воно може надійти не одразу.',
  stillChecking: 'Відповіді від платіжного сервісу поки немає. Перевіряємо далі…',
  offline: 'Немає з’єднання. Продовжимо, щойно з’явиться інтернет.',
  alreadyPaid: 'Якщо ви вже заплатили, не платіть ще раз.',
  late: 'Підтвердження може надійти лише наступного робочого дня.',

  resultAmount: 'Сума',
  resultReference: 'Номер замовлення',
  resultMethod: 'Спосіб оплати',
  resultDate: 'Дата',
  resultAccount: 'Рахунок',
  waitingPaid: 'Не платіть ще раз.',
  waitingHint: 'Більше нічого не потрібно. Сторінку можна закрити: продавець отримає результат.',
  startAgain: 'Почати спочатку',
  lateAsk: 'Ви вже заплатили?',
  lateYes: 'Так, оплачено',
  lateNo: 'Ні, почати спочатку',
  otherMethod: 'Обрати інший спосіб оплати',
  expiredHint: 'Якщо ви вже заплатили, не платіть ще раз: зверніться до продавця. Якщо ні, почніть спочатку.',
  mandateExpiredHint: 'Почніть спочатку, щоб виконати прив’язку.',
  failedHint: 'Почніть спочатку або оберіть інший спосіб оплати.',
  failures: {
    payment_declined: 'Платіж відхилено. Причину можна дізнатися в банку або підтримці гаманця.',
    declined_by_consumer: 'Ви скасували цю операцію.',
    insufficient_funds: 'Недостатньо коштів.',
    account_closed: 'Цей рахунок закрито.',
    processing_error: 'Не вдалося обробити операцію.',
    otp_attempts_exceeded: 'Забагато неправильних кодів.',
  },
  charged: 'Якщо кошти вже списано, не платіть ще раз: зверніться до продавця.',
  notCharged: 'Кошти не списано.',
  paidNext: (seller) => `Продавець${seller && ` ${seller}`} отримав вашу оплату й подбає про решту.`,
  linkedNext: (seller) =>
    `Тепер продавець${seller && ` ${seller}`} може списувати оплату з прив’язаного рахунку чи гаманця.`,

  redirectHint: (host) => `Завершіть операцію на сайті ${host} і поверніться сюди.`,
  appHint: (app) => `Підтвердьте операцію в застосунку${app && ` ${app}`} та поверніться сюди.`,
  appOnPhone: (app) => `Підтвердьте операцію в застосунку${app && ` ${app}`} на телефоні.`,
  redirectTabHint: (host) => `Завершіть операцію на сайті ${host} в іншій вкладці.`,
  redirectShow: 'Перейти до іншої вкладки',
  redirectTo: (host) => `Перейти на ${host}`,
  redirectIn: (host, seconds) => {
    const unit = plural('uk', seconds, { one: 'секунду', few: 'секунди', many: 'секунд', other: 'секунди' });
    return `Перехід на ${host} через ${seconds}\u00a0${unit}.`;
  },
  redirectStay: 'Залишитися тут',
  openApp: 'Відкрити застосунок',
  openNamed: (app) => `Відкрити ${app}`,
  openHere: (app) => `Відкрити ${app || 'застосунок'} на цьому комп’ютері`,
  openUpi: 'Відкрити застосунок UPI',
  upiHint: 'Підтвердьте операцію у своєму застосунку UPI та поверніться сюди.',
  notFinished: 'Ще не завершено.',
  openingApp: 'Відкриваємо застосунок…',
  leaving: (host) => `Переходимо на ${host}…`,
  appMissing: (app) => `Застосунок${app && ` ${app}`} не відкрився?`,
  pageMissing: (host) => `Сайт ${host} не відкрився? Спробуйте ще раз.`,

  appHelp: (app) =>
    `Перевірте, чи застосунок${app && ` ${app}`} установлено й оновлено, і спробуйте ще раз. Або ` +
    'скопіюйте посилання й відкрийте його на телефоні, де є застосунок.',
  appScan: (app) =>
    `Можливо, на цьому комп’ютері немає ${app ? `застосунку ${app}` : 'цього застосунку'}. Відскануйте код телефоном.`,
  inApp: (app) =>
    `Сторінку відкрито в браузері застосунку ${app}: інші застосунки з нього можуть не відкриватися. Відкрийте меню, оберіть ` +
    '«Відкрити в браузері» та спробуйте там ще раз.',
  inWechat:
    'WeChat не відкриває інші застосунки зі своїх сторінок. Натисніть «…» у правому верхньому куті, оберіть ' +
    '«Відкрити в браузері» та спробуйте там ще раз.',
  inAnApp:
    'Сторінку відкрито в застосунку: інші застосунки з нього можуть не відкриватися. Якщо в меню є «Відкрити ' +
    'в браузері», спробуйте там ще раз.',
  appNames: { google: 'Google' },
  pageHelp:
    'Можливо, сайт відповідає повільно або не відкривається звідси. Відкрийте його в новій вкладці або скопіюйте ' +
    'посилання в браузер.',
  newTab: 'Відкрити в новій вкладці',
  link: 'посилання',
  copyLink: 'Копіювати посилання',
  scan: 'Щоб продовжити на телефоні, наведіть його камеру на цей код.',
  scanLabel: 'QR-код, що відкриває застосунок на телефоні',
  waysTitle: 'Інші способи оплати',
  wayQr: 'Показати QR-код',
  wayApp: 'Застосунок',
  wayPage: 'Вебсторінка',
  wayDetails: 'Дані для оплати',
  challengeTitle: 'Підтвердження у вашому банку',
  challengeHint: 'Банк просить підтвердити платіж. Залишайтеся на сторінці, доки не закінчите.',

  otpLabel: 'Одноразовий код',
  otpHint: (length) => `Введіть код із ${digits(length)}, який ви отримали.`,
  otpSentTo: (length, to) => `Введіть код із ${digits(length)}, надісланий на ${to}.`,
  otpPrivate: 'Нікому не повідомляйте цей код.',
  otpAtOnce: 'Ми перевіримо його, коли ви введете останню цифру.',
  otpIncomplete: 'Введіть усі цифри коду.',
  otpSubmit: 'Підтвердити',
  otpSubmitting: 'Перевіряємо код…',
  otpConfirming: 'Код прийнято. Очікуємо на підтвердження…',
  otpResend: 'Надіслати новий код',
  otpResendIn: (seconds) => `Надіслати новий код (${seconds}\u00a0с)`,
  otpResending: 'Надсилаємо новий код…',
  otpResent: 'Новий код надіслано.',
  otpResendFailed: 'Не вдалося надіслати новий код. Спробуйте ще раз.',

  copy: 'Копіювати',
  copyOf: (label) => `Копіювати${inAccusative(label)}`,
  copyDone: 'Скопійовано',
  copied: (label) => `Скопійовано: ${label}`,
  copySelected: (label) =>
    `Не вдалося скопіювати автоматично. Виділено: ${label}. Скопіюйте через меню або з клавіатури.`,
  copyFailed: (label) => `Не вдалося скопіювати: ${label}. Скопіюйте вручну.`,

  qrLabel: 'QR-код для оплати',
  qrHint: 'Відскануйте цей код у застосунку банку чи гаманця.',
  qrElsewhere: 'Оплатити з іншого телефону',
  qrShowAnyway: 'Усе одно показати',
  qrCode: 'код для оплати',
  qrOrCopy: 'Або скопіюйте код',
  qrCodeLength: (n) => {
    const unit = plural('uk', n, { one: 'символ', few: 'символи', many: 'символів', other: 'символу' });
    return `Код для оплати: ${n}\u00a0${unit}`;
  },
  qrPayee: 'Отримувач',

  detailsLabel: 'Реквізити для оплати',
  fields: {
    code: 'Номер штрихкоду',
    number: 'Номер boleto',
    country: 'Країна',
    currency: 'Валюта',
    bank_name: 'Банк',
    bank_code: 'Код банку',
    bank_branch_name: 'Відділення',
    bank_branch_code: 'Код відділення',
    account_holder_name: 'Власник рахунку',
    account_number: 'Номер рахунку',
    reference: 'Номер платежу',
  },

  instrumentFields: {
    iban: 'IBAN',
    bic: 'BIC',
    swift_code: 'Код SWIFT',
    routing_number: 'Код банку (ABA)',
    sort_code: 'Код банку (sort code)',
    ifsc: 'IFSC',
    account_type: 'Тип рахунку',
    entity: 'Код установи (entidade)',
    payment_code: 'Код платежу',
    confirmation_number: 'Номер підтвердження',
    store: 'Магазин',
    biller_code: 'Код отримувача',
    bill_key: 'Номер квитанції',
    phone: 'Номер телефону',
    payment_reference: 'Призначення платежу',
  },
  instrumentGuides: {
    transfer: {
      steps: [
        'У застосунку свого банку оберіть переказ на рахунок, указаний тут.',
        'Перекажіть точну суму.',
        'Зберігайте квитанцію, доки платіж не підтвердять.',
      ],
      after: 'Переказ триває від кількох хвилин до кількох робочих днів.',
    },
    bill: {
      steps: [
        'У застосунку свого банку або в банкоматі оберіть оплату послуг.',
        'Введіть указані тут коди в цьому порядку, а також суму, якщо потрібно.',
        'Перевірте суму та підтвердьте платіж.',
      ],
      after: 'Зазвичай платіж підтверджують за кілька хвилин.',
    },
    store: {
      steps: [
        'Прийдіть до магазину з цим кодом.',
        'Назвіть код касиру або введіть його в платіжному терміналі магазину.',
        'Заплатіть і збережіть чек.',
      ],
      after: 'Зазвичай платіж підтверджують за кілька годин.',
    },
  },
  transferScan: 'Або відскануйте цей код у застосунку свого банку.',
  transferScanLabel: 'QR-код для банківського переказу',

  amount: 'Сума',
  payBy: 'Оплатити до',
  payeeShown: (seller, payee) => `${seller} · у банку відображається як ${payee}`,
  barcode: 'Штрихкод',

  boletoTitle: 'Boleto',
  boletoLine: 'Linha digitável',
  boletoBank: 'Банк',
  boletoShow: 'Показати штрихкод',
  boletoDue: 'Термін оплати',

  transferTitle: 'Банківський переказ',
  transferExactly: 'Точна сума',
  transferMore: 'Решта реквізитів',
  transferCopyAll: 'Копіювати все',
  transferAll: 'всі реквізити',
  transferFields: {
    clabe: 'CLABE',
    account_holder_name: 'Отримувач (beneficiario)',
    bank_name: 'Банк (banco)',
    reference: 'Номер платежу (referencia)',
    concept: 'Призначення платежу (concepto)',
  },

  voucherTitle: 'Оплата готівкою',
  walletTitle: 'Електронний гаманець',
  cardTitle: 'Картка',
  voucherReference: 'Номер платежу',
  voucherStore: 'Де оплатити',
  voucherShow: 'Показати на касі',
  close: 'Закрити',

  payWithin: (left) => `${left} на оплату`,
  mayBeOver: 'Можливо, час на оплату минув',
  endingSoon: (left) => `На оплату залишилося ${left}.`,
  expired: 'Час на оплату минув. Якщо ви вже заплатили, не платіть ще раз.',
  howToPay: 'Як оплатити',
  guides: {
    boleto_br: {
      steps: [
        'Відкрийте застосунок або сайт свого банку й оберіть оплату boleto.',
        'Вставте цифровий код (linha digitável) або відскануйте штрихкод.',
        'Перевірте суму та підтвердьте платіж.',
      ],
      after: 'Підтвердження триває від 1 до 3\u00a0робочих днів.',
    },
    banktransfer_mx: {
      steps: [
        'У застосунку свого банку додайте цей рахунок як нового отримувача.',
        'Перекажіть точну суму через SPEI.',
        'Зберігайте квитанцію (comprobante), доки платіж не підтвердять.',
      ],
      after: 'Перекази SPEI зазвичай надходять за кілька хвилин, цілодобово.',
    },
    cashvoucher_mx: {
      steps: [
        'Зайдіть до магазину, де приймають такі платежі.',
        'Покажіть штрихкод на касі або назвіть номер платежу.',
        'Заплатіть готівкою та збережіть чек.',
      ],
      after: 'Зазвичай платіж підтверджують за кілька годин.',
    },
  },
  transferSend: (amount, named) => `Перекажіть рівно ${amount} та вкажіть саме це: ${named}.`,
  boletoPaste: 'Вставте цифровий код (linha digitável).',
  voucherPrint: 'Роздрукуйте квитанцію або сфотографуйте її на телефон.',
  voucherGo: (stores) => `Зайдіть до магазину: ${stores}.`,
  voucherRead: 'Назвіть номер платежу на касі.',
  qrSteps: {
    open: (place) => `Відкрийте застосунок банку чи гаманця й оберіть «${place}».`,
    openOther: 'Відкрийте застосунок банку чи гаманця й оберіть сканування QR-коду.',
    openApp: 'Відкрийте застосунок банку чи гаманця.',
    scan: 'Відскануйте цей QR-код.',
    confirm: (payee, amount) => `Перевірте отримувача${payee} і суму${amount} та підтвердьте платіж.`,
    copy: 'Скопіюйте код вище.',
    paste: (confirm) => `Вставте код. ${confirm}`,
    save: 'Збережіть QR-код як зображення.',
    screenshot: 'Зробіть знімок екрана з QR-кодом.',
    choose: (confirm) => `Оберіть зображення. ${confirm}`,
  },
  qrAfter: 'Зазвичай платіж підтверджують за кілька секунд.',
  payWithDetails: 'Оплатіть за цими реквізитами в застосунку банку чи гаманця або в пункті приймання платежів.',
  print: 'Роздрукувати',
  printFailed: 'Не вдалося роздрукувати.',
  slipIssued: 'Дата оформлення',
  slipReference: 'Номер замовлення',
  save: 'Зберегти або роздрукувати',
  saveOnly: 'Зберегти',
  savePng: 'Зберегти зображення',
  saveSvg: 'Зберегти для друку',
  saved: (file) => `Збережено: ${file}`,
  saveFailed: 'Не вдалося зберегти файл.',
  share: 'Поділитися',
  shareFailed: 'Не вдалося поділитися.',
  addToCalendar: 'Додати до календаря',
  savePdf: 'Зберегти PDF',
  emailSlip: 'Надіслати мені на пошту',
  emailSent: 'Лист надіслано.',
  emailFailed: 'Не вдалося надіслати листа.',
  amountInCode: 'Сума в коді',
  warnings: {
    'invalid-code': 'Схоже, у цьому коді є помилка. Перш ніж платити, зверніться до продавця.',
    'conflicting-codes': 'Два коди в цих реквізитах не збігаються. Перш ніж платити, зверніться до продавця.',
    'amount-mismatch': 'У цьому коді вказано іншу суму. Перш ніж платити, зверніться до продавця.',
    'bank-mismatch': 'Цей рахунок відкрито не в тому банку, який указано. Перш ніж платити, зверніться до продавця.',
    'hidden-characters': 'У цьому коді є приховані символи. Перш ніж платити, зверніться до продавця.',
  },

  walletLabel: 'Прив’язаний гаманець',
  walletReferences: { email: 'Електронна пошта', phone: 'Номер телефону', card: 'Картка', account: 'Рахунок' },
  walletName: 'Ім’я',
  walletBalance: 'Баланс',
  walletUnusable: 'Не вдалося показати дані гаманця. Оновіть сторінку.',

  formSummary: 'Заповніть або виправте ці поля:',
  formOptional: (label) => `${label} (необов’язково)`,
  formChoose: 'Оберіть…',
  formMissing: (label) => `Заповніть поле «${label}».`,
  formTooLong: (label) => `Поле «${label}»: не більше ніж 64\u00a0символи.`,

  billingAddress: 'Адреса платника в Бразилії',
  customerLabels: {
    phone: 'Номер телефону',
    'document.number': 'CPF або CNPJ',
    'billing_address.postal_code': 'Поштовий індекс (CEP)',
    'billing_address.line1': 'Вулиця та будинок',
    'billing_address.line2': 'Квартира, поверх, район',
    'billing_address.city': 'Місто',
    'billing_address.state': 'Штат',
  },
  customerHints: {
    phone: 'Номер телефону гаманця, наприклад 0812 3456 7890.',
    'document.number': 'CPF для фізичних осіб, CNPJ для компаній. Номер обов’язковий для платежів у Бразилії.',
  },
  customerProblems: {
    'tax-id-length': 'CPF має 11\u00a0цифр, а CNPJ має 14\u00a0знаків (літери та цифри).',
    'tax-id': 'Неправильний CPF або CNPJ. Перевірте кожен знак.',
    phone: 'Неправильний номер телефону. Перевірте кожну цифру.',
    'phone-country': 'Почніть номер із 08 або зі знака + та коду країни.',
    'postal-code': 'CEP має 8\u00a0цифр, наприклад 01310-100.',
  },

  clabe: 'CLABE',
  clabeHint: '18\u00a0цифр із застосунку вашого банку.',
  refundPurpose: 'Повернені кошти надійдуть на цей рахунок.',
  refundOf: (amount) => `На цей рахунок надійде повернення: ${amount}.`,
  refundLabels: {
    account_holder_name: 'Власник рахунку',
    bank_name: 'Банк',
    bank_branch_code: 'Відділення (agência)',
    account_type: 'Тип рахунку',
    account_number: 'Номер рахунку',
  },
  refundHints: {
    bank_name: 'Назва банку або його код із 3\u00a0цифр, наприклад Itaú або 341.',
    account_number: 'З контрольною цифрою, наприклад 12345-6.',
  },
  accountTypes: {
    checking: 'Поточний рахунок',
    savings: 'Ощадний рахунок',
  },
  refundProblems: {
    bank: 'Ми не знаємо цього банку. Введіть його код із 3\u00a0цифр і назву, наприклад 341 Itaú.',
    account: 'Введіть цифри; останній знак може бути X.',
    'clabe-length': 'CLABE має 18\u00a0цифр.',
    clabe: 'Неправильний CLABE. Перевірте кожну цифру.',
  },

  methodsLabel: 'Спосіб оплати',
  methodsMissing: 'Оберіть спосіб оплати.',
  methodsUnusable: 'Не вдалося показати способи оплати. Оновіть сторінку.',
  methodNames: {
    directDebit: 'Списання з рахунку',
    onlineBanking: 'Онлайн-банкінг',
    virtualAccount: 'Віртуальний рахунок',
    convenienceStore: 'Готівкою в магазині',
    sepaTransfer: 'Переказ SEPA',
    wireTransfer: 'Міжнародний переказ',
    achTransfer: 'Переказ ACH',
  },

  checkoutTitle: 'Як ви хочете оплатити?',
  linkTitle: 'Який рахунок чи гаманець прив’язати?',
  payAmount: (amount) => `Сплатити ${amount}`,
  linkAccount: 'Прив’язати',
  paying: 'Зачекайте…',
  stepTitle: 'Ваш платіж',
  saveAccount: 'Зберегти цей спосіб оплати на майбутнє',
  recurring: (seller, price) =>
    `Продавець${seller && ` ${seller}`} може списувати ${price}, доки ви не скасуєте підписку.`,
  linkingTerms: (seller) =>
    `Після прив’язки продавець${seller && ` ${seller}`} зможе списувати оплату з цього рахунку чи гаманця. Зараз нічого не списується.`,
  firstPayment: (amount) => `Перший платіж на суму ${amount} уже обробляється.`,
  priceChanged: (before, now) => `Ціна змінилася з ${before} на ${now}.`,
  earlierOpen: 'Розпочатий раніше платіж ще може надійти. Якщо ви вже заплатили, не платіть ще раз.',
  goBack: 'Повернутися до платежу',
  earlierPaid: 'Ваш попередній платіж надійшов. Не платіть ще раз.',
  paidTwice: 'За це замовлення надійшло два платежі. Зверніться до продавця, щоб повернути один.',
  noMethods: 'Способів оплати зараз немає. Зверніться до продавця.',
  signedOut: 'Сеанс завершено. Увійдіть знову, щоб оплатити.',
  gone: 'Це замовлення більше недоступне.',
  unusableCheckout: 'Не вдалося показати це замовлення. Зверніться до продавця.',
  orderChanged: 'Це замовлення змінилося. Перевірте його, перш ніж платити.',
};
