import { plural } from './plural.js';
import type { PartialStrings } from './strings.js';

const cannotShow = 'Acest pas al plății nu poate fi afișat. Alegeți altă metodă de plată.';
const noConnection = 'Nu există conexiune la internet. Verificați conexiunea și încercați din nou.';
const unreachable = 'Momentan nu ne putem conecta. Încercați din nou peste câteva momente.';
const ourFault = 'A apărut o problemă. Încercați din nou peste câteva momente.';
const contactFirst = 'Contactați comerciantul înainte de a plăti.';

/** Words that labels begin with, and their forms with an article. */
const WITH_ARTICLE: Readonly<Record<string, string>> = {
  bancă: 'banca',
  beneficiar: 'beneficiarul',
  bic: 'codul BIC',
  clabe: 'codul CLABE',
  cod: 'codul',
  iban: 'codul IBAN',
  link: 'linkul',
  magazin: 'magazinul',
  monedă: 'moneda',
  număr: 'numărul',
  referință: 'referința',
  sucursală: 'sucursala',
  sumă: 'suma',
  țară: 'țara',
};
const inSentence = (label: string) =>
  label
    .replace(/^\p{L}+/u, (first) => WITH_ARTICLE[first.toLowerCase()] ?? first)
    .replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

export const strings: PartialStrings = {
  locale: 'ro',
  amounts: {
    locale: 'ro',
    group: '.',
    decimal: ',',
    pattern: '#\u00a0¤',
    symbols: { RON: 'RON', EUR: 'EUR', MDL: 'MDL', USD: 'USD' },
  },
  loading: 'Se încarcă…',
  waiting: 'Se așteaptă confirmarea…',
  seller: 'Comerciant',
  retry: 'Încercați din nou',
  paymentComplete: 'Plata a fost efectuată',
  paymentFailed: 'Plata a eșuat',
  paymentCancelled: 'Plata a fost anulată',
  paymentExpired: 'Timpul pentru plată a expirat',
  mandateTitle: 'Conectați contul',
  mandateComplete: 'Contul a fost conectat',
  mandateExpired: 'Timpul pentru conectarea contului a expirat',
  mandateFailed: 'Contul nu a putut fi conectat',
  unavailable: 'Această plată nu poate fi afișată. Dacă ați plătit deja, nu plătiți din nou: contactați comerciantul.',

  errors: {
    'invalid-input': cannotShow,
    'unsupported-action': cannotShow,
    'not-configured': cannotShow,
    'unsafe-url': 'Acest pas al plății duce la o adresă nesigură. Alegeți altă metodă de plată.',
    'qr-too-long': 'Acest cod este prea lung pentru un cod QR. Copiați-l pentru a plăti.',
    'image-failed': 'Codul QR nu a putut fi încărcat.',
    'load-failed': unreachable,
    offline: noConnection,
    network: unreachable,
    timeout: 'Timpul de așteptare a expirat. Încercați din nou.',
    'rate-limited': 'Prea multe încercări. Așteptați puțin și încercați din nou.',
    server: ourFault,
    'bad-response': ourFault,
    refused: 'Cererea nu a putut fi procesată. Încercați din nou sau contactați comerciantul.',
    'otp-incorrect': 'Codul este incorect. Verificați-l și încercați din nou.',
    'otp-expired': 'Codul a expirat. Solicitați unul nou.',
    'otp-attempts-exceeded': 'Ați introdus prea multe coduri incorecte.',
  },

  checkPaid: 'Am plătit',
  checkLinked: 'Am terminat',
  updates: 'Această pagină se actualizează automat.',
  checking: 'Se verifică…',
  notYet: 'Confirmarea nu a sosit încă. Poate dura puțin.',
  stillChecking: 'Încă nu am primit un răspuns de la serviciul de plată. Verificăm în continuare…',
  offline: 'Nu există conexiune la internet. Reluăm verificarea imediat ce revine conexiunea.',
  alreadyPaid: 'Dacă ați plătit, nu plătiți din nou.',
  late: 'Confirmarea poate veni abia în următoarea zi lucrătoare.',

  resultAmount: 'Suma',
  resultReference: 'Număr comandă',
  resultMethod: 'Metodă de plată',
  resultDate: 'Data',
  resultAccount: 'Cont',
  waitingPaid: 'Nu plătiți din nou.',
  waitingHint: 'Nu mai aveți nimic de făcut. Puteți închide această pagină: comerciantul va primi rezultatul.',
  startAgain: 'Începeți din nou',
  lateAsk: 'Ați plătit?',
  lateYes: 'Da, am plătit',
  lateNo: 'Nu, încep din nou',
  otherMethod: 'Altă metodă de plată',
  expiredHint: 'Dacă ați plătit deja, nu plătiți din nou: contactați comerciantul. Dacă nu, începeți din nou.',
  mandateExpiredHint: 'Începeți din nou pentru a conecta contul.',
  failedHint: 'Începeți din nou sau alegeți altă metodă de plată.',
  failures: {
    payment_declined: 'Plata a fost refuzată. Banca sau furnizorul portofelului vă poate spune motivul.',
    declined_by_consumer: 'Ați anulat operațiunea.',
    insufficient_funds: 'Fonduri insuficiente.',
    account_closed: 'Contul este închis.',
    processing_error: 'Operațiunea nu a putut fi procesată.',
    otp_attempts_exceeded: 'Ați introdus prea multe coduri incorecte.',
  },
  charged: 'Dacă suma a fost deja debitată din contul dumneavoastră, nu plătiți din nou: contactați comerciantul.',
  notCharged: 'Nu a fost debitată nicio sumă.',
  paidNext: (seller) => `Comerciantul${seller && ` ${seller}`} a primit plata și se ocupă de restul.`,
  linkedNext: (seller) => `De acum, comerciantul${seller && ` ${seller}`} poate încasa plăți din acest cont.`,

  redirectHint: (host) => `Finalizați operațiunea pe ${host}, apoi reveniți aici.`,
  appHint: (app) => `Confirmați operațiunea în ${app ? `aplicația ${app}` : 'aplicație'}, apoi reveniți aici.`,
  appOnPhone: (app) => `Confirmați operațiunea în aplicația${app && ` ${app}`} de pe telefon.`,
  redirectTabHint: (host) => `Finalizați operațiunea pe ${host}, în cealaltă filă.`,
  redirectShow: 'Mergeți la cealaltă filă',
  redirectTo: (host) => `Continuați pe ${host}`,
  redirectIn: (host, seconds) => {
    const unit = plural('ro', seconds, { one: 'secundă', few: 'secunde', other: 'de\u00a0secunde' });
    return `Redirecționare către ${host} în ${seconds}\u00a0${unit}.`;
  },
  redirectStay: 'Rămâneți aici',
  openApp: 'Deschideți aplicația',
  openNamed: (app) => `Deschideți ${app}`,
  openHere: (app) => `Deschideți ${app || 'aplicația'} pe acest computer`,
  openUpi: 'Deschideți aplicația UPI',
  upiHint: 'Confirmați operațiunea în aplicația UPI, apoi reveniți aici.',
  notFinished: 'Operațiunea nu este încă finalizată.',
  openingApp: 'Se deschide aplicația…',
  leaving: (host) => `Redirecționare către ${host}…`,
  appMissing: (app) => `Nu s-a deschis aplicația${app && ` ${app}`}?`,
  pageMissing: (host) => `Nu s-a deschis pagina ${host}? Încercați din nou.`,

  appHelp: (app) =>
    `Verificați dacă aplicația${app && ` ${app}`} este instalată și actualizată, apoi încercați din nou. Sau ` +
    'copiați linkul și deschideți-l pe un telefon care are aplicația.',
  appScan: (app) =>
    `Aplicația${app && ` ${app}`} s-ar putea să nu fie instalată pe acest computer. Scanați codul cu telefonul.`,
  inApp: (app) =>
    `Sunteți în browserul din aplicația ${app}, care s-ar putea să nu poată deschide alte aplicații. Din meniul aplicației alegeți ` +
    '„Deschide în browser” și încercați din nou acolo.',
  inWechat:
    'WeChat nu deschide alte aplicații din paginile sale. Atingeți „…” în dreapta sus, alegeți „Deschide în browser” și ' +
    'încercați din nou acolo.',
  inAnApp:
    'Această pagină este deschisă într-o aplicație care s-ar putea să nu poată deschide alte aplicații. Dacă în meniu apare ' +
    '„Deschide în browser”, încercați din nou acolo.',
  appNames: { google: 'Google' },
  pageHelp:
    'Este posibil ca pagina să se încarce greu sau să fie blocată aici. Deschideți-o într-o filă nouă sau copiați linkul în browser.',
  newTab: 'Deschideți într-o filă nouă',
  link: 'link',
  copyLink: 'Copiați linkul',
  scan: 'Pentru a continua pe telefon, scanați acest cod cu camera telefonului.',
  scanLabel: 'Cod QR care deschide aplicația pe telefon',
  waysTitle: 'Alte modalități de plată',
  wayQr: 'Afișați codul QR',
  wayApp: 'Aplicație',
  wayPage: 'Pagină web',
  wayDetails: 'Datele plății',
  challengeTitle: 'Confirmare la banca dumneavoastră',
  challengeHint: 'Banca vă cere să confirmați această plată. Rămâneți pe această pagină până la final.',

  otpLabel: 'Cod de unică folosință',
  otpHint: (length) => {
    const unit = plural('ro', length, { one: 'cifră', few: 'cifre', other: 'de\u00a0cifre' });
    return `Introduceți codul din ${length}\u00a0${unit} pe care l-ați primit.`;
  },
  otpSentTo: (length, to) => {
    const unit = plural('ro', length, { one: 'cifră', few: 'cifre', other: 'de\u00a0cifre' });
    return `Introduceți codul din ${length}\u00a0${unit} trimis la ${to}.`;
  },
  otpPrivate: 'Nu comunicați nimănui acest cod.',
  otpAtOnce: 'Verificăm codul după ce introduceți ultima cifră.',
  otpIncomplete: 'Introduceți toate cifrele codului.',
  otpSubmit: 'Confirmați',
  otpSubmitting: 'Se verifică codul…',
  otpConfirming: 'Cod acceptat. Se așteaptă confirmarea…',
  otpResend: 'Solicitați un cod nou',
  otpResendIn: (seconds) => `Solicitați un cod nou (${seconds}\u00a0s)`,
  otpResending: 'Se trimite un cod nou…',
  otpResent: 'V-am trimis un cod nou.',
  otpResendFailed: 'Codul nou nu a putut fi trimis. Încercați din nou.',

  copy: 'Copiați',
  copyOf: (label) => `Copiați ${inSentence(label)}`,
  copyDone: 'Copiat',
  copied: (label) => `Copiat: ${label}`,
  copySelected: (label) =>
    `Copierea automată nu a reușit. Selectat: ${label}. Copiați din meniu sau cu ajutorul tastaturii.`,
  copyFailed: (label) => `Copierea nu a reușit: ${label}. Selectați textul și copiați-l manual.`,

  qrLabel: 'Cod QR pentru plată',
  qrHint: 'Scanați acest cod cu aplicația de plată.',
  qrElsewhere: 'Plătiți de pe alt dispozitiv',
  qrShowAnyway: 'Afișați oricum',
  qrCode: 'cod de plată',
  qrOrCopy: 'Sau copiați codul',
  qrCodeLength: (n) => {
    const unit = plural('ro', n, { one: 'caracter', few: 'caractere', other: 'de\u00a0caractere' });
    return `Cod de plată din ${n}\u00a0${unit}`;
  },
  qrPayee: 'Beneficiar',

  detailsLabel: 'Date pentru plată',
  fields: {
    code: 'Numărul codului de bare',
    number: 'Număr de boleto',
    country: 'Țară',
    currency: 'Monedă',
    bank_name: 'Bancă',
    bank_code: 'Codul băncii',
    bank_branch_name: 'Sucursală',
    bank_branch_code: 'Codul sucursalei',
    account_holder_name: 'Titularul contului',
    account_number: 'Număr de cont',
    reference: 'Referință',
  },

  instrumentFields: {
    iban: 'IBAN',
    bic: 'BIC',
    swift_code: 'Cod SWIFT',
    routing_number: 'Cod de rutare (ABA)',
    sort_code: 'Codul băncii (sort code)',
    ifsc: 'IFSC',
    account_type: 'Tipul contului',
    entity: 'Codul entității (entidade)',
    payment_code: 'Cod de plată',
    confirmation_number: 'Număr de confirmare',
    store: 'Magazin',
    biller_code: 'Codul furnizorului',
    bill_key: 'Codul facturii',
    phone: 'Număr de telefon',
    payment_reference: 'Detaliile plății',
  },
  instrumentGuides: {
    transfer: {
      steps: [
        'În aplicația băncii, inițiați un transfer către contul afișat aici.',
        'Trimiteți suma exactă.',
        'Păstrați dovada plății până la confirmare.',
      ],
      after: 'În funcție de bănci, un transfer poate dura de la câteva minute la câteva zile lucrătoare.',
    },
    bill: {
      steps: [
        'În aplicația băncii sau la un bancomat, alegeți plata facturilor.',
        'Introduceți codurile afișate aici, în această ordine, și suma, dacă vi se cere.',
        'Verificați suma, apoi confirmați.',
      ],
      after: 'De obicei, plata este confirmată în câteva minute.',
    },
    store: {
      steps: [
        'Mergeți la magazin cu acest cod.',
        'Comunicați codul la casă sau introduceți-l la terminalul de plată din magazin.',
        'Plătiți și păstrați bonul.',
      ],
      after: 'De obicei, plata este confirmată în câteva ore.',
    },
  },
  transferScan: 'Sau scanați acest cod cu aplicația băncii.',
  transferScanLabel: 'Cod QR pentru transfer bancar',

  amount: 'Suma',
  payBy: 'De plătit până la',
  payeeShown: (seller, payee) => `${seller} · în aplicația băncii apare ${payee}`,
  barcode: 'Cod de bare',

  boletoTitle: 'Boleto',
  boletoLine: 'Linha digitável',
  boletoBank: 'Bancă',
  boletoShow: 'Afișați codul de bare',
  boletoDue: 'Data scadenței',

  transferTitle: 'Transfer bancar',
  transferExactly: 'Suma exactă',
  transferMore: 'Alte date bancare',
  transferCopyAll: 'Copiați tot',
  transferAll: 'toate datele',
  transferFields: {
    clabe: 'CLABE',
    account_holder_name: 'Beneficiar (beneficiario)',
    bank_name: 'Bancă (banco)',
    reference: 'Referință (referencia)',
    concept: 'Detaliile plății (concepto)',
  },

  voucherTitle: 'Plată în numerar',
  walletTitle: 'Portofel electronic',
  cardTitle: 'Card',
  voucherReference: 'Referință',
  voucherStore: 'Unde plătiți',
  voucherShow: 'Prezentați la casă',
  close: 'Închideți',

  payWithin: (left) => `Mai aveți ${left} pentru plată`,
  mayBeOver: 'Este posibil ca timpul pentru plată să fi expirat',
  endingSoon: (left) => `Mai aveți ${left} pentru plată.`,
  expired: 'Timpul pentru plată a expirat. Dacă ați plătit, nu plătiți din nou.',
  howToPay: 'Cum plătiți',
  guides: {
    boleto_br: {
      steps: [
        'Deschideți aplicația sau site-ul băncii și alegeți plata unui boleto.',
        'Lipiți numărul de plată (linha digitável) sau scanați codul de bare.',
        'Verificați suma, apoi confirmați.',
      ],
      after: 'Confirmarea durează între 1 și 3\u00a0zile lucrătoare.',
    },
    banktransfer_mx: {
      steps: [
        'În aplicația băncii, adăugați contul ca beneficiar nou.',
        'Trimiteți suma exactă prin SPEI.',
        'Păstrați dovada plății (comprobante) până la confirmare.',
      ],
      after: 'Transferurile SPEI ajung de obicei în câteva minute, la orice oră.',
    },
    cashvoucher_mx: {
      steps: [
        'Mergeți la un magazin care acceptă această plată.',
        'Prezentați codul de bare sau comunicați referința.',
        'Plătiți în numerar și păstrați bonul.',
      ],
      after: 'De obicei, plata este confirmată în câteva ore.',
    },
  },
  transferSend: (amount, named) => `Trimiteți exact ${amount} și completați exact: ${named}.`,
  boletoPaste: 'Lipiți numărul de plată (linha digitável).',
  voucherPrint: 'Tipăriți documentul de plată sau fotografiați-l cu telefonul.',
  voucherGo: (stores) => `Mergeți la ${stores}.`,
  voucherRead: 'Comunicați referința.',
  qrSteps: {
    open: (place) => `Deschideți aplicația băncii sau a portofelului și alegeți „${place}”.`,
    openOther: 'Deschideți aplicația băncii sau a portofelului și alegeți scanarea unui cod QR.',
    openApp: 'Deschideți aplicația băncii sau a portofelului.',
    scan: 'Scanați acest cod QR.',
    confirm: (payee, amount) => `Verificați beneficiarul${payee} și suma${amount}, apoi confirmați.`,
    copy: 'Copiați codul de mai sus.',
    paste: (confirm) => `Lipiți codul. ${confirm}`,
    save: 'Salvați codul QR ca imagine.',
    screenshot: 'Faceți o captură de ecran cu codul QR.',
    choose: (confirm) => `Alegeți imaginea. ${confirm}`,
  },
  qrAfter: 'De obicei, plata este confirmată în câteva secunde.',
  payWithDetails:
    'Folosiți aceste date pentru a plăti în aplicația băncii sau a portofelului ori la un punct de plată.',
  print: 'Tipăriți',
  printFailed: 'Tipărirea nu a reușit.',
  slipIssued: 'Data emiterii',
  slipReference: 'Număr comandă',
  save: 'Salvați sau tipăriți',
  saveOnly: 'Salvați',
  savePng: 'Salvați imaginea',
  saveSvg: 'Salvați pentru tipărire',
  saved: (file) => `Salvat: ${file}`,
  saveFailed: 'Salvarea nu a reușit.',
  share: 'Distribuiți',
  shareFailed: 'Distribuirea nu a reușit.',
  addToCalendar: 'Adăugați în calendar',
  savePdf: 'Salvați PDF-ul',
  emailSlip: 'Trimiteți-mi pe e-mail',
  emailSent: 'E-mail trimis.',
  emailFailed: 'E-mailul nu a putut fi trimis.',
  amountInCode: 'Suma din cod',
  warnings: {
    'invalid-code': `O parte din acest cod pare greșită. ${contactFirst}`,
    'conflicting-codes': `Cele două coduri de pe acest document nu coincid. ${contactFirst}`,
    'amount-mismatch': `Acest cod este pentru altă sumă. ${contactFirst}`,
    'bank-mismatch': `Acest cont nu este deschis la banca afișată. ${contactFirst}`,
    'hidden-characters': `Acest cod conține caractere ascunse. ${contactFirst}`,
  },

  walletLabel: 'Cont conectat',
  walletReferences: { email: 'E-mail', phone: 'Număr de telefon', card: 'Card', account: 'Cont' },
  walletName: 'Nume',
  walletBalance: 'Sold',
  walletUnusable: 'Datele contului nu pot fi afișate. Reîncărcați pagina.',

  formSummary: 'Unele câmpuri sunt necompletate sau incorecte:',
  formOptional: (label) => `${label} (opțional)`,
  formChoose: 'Alegeți…',
  formMissing: (label) => `Completați câmpul: ${label}.`,
  formTooLong: (label) => `${label}: cel mult 64\u00a0de\u00a0caractere.`,

  billingAddress: 'Adresa de facturare din Brazilia',
  customerLabels: {
    phone: 'Număr de telefon',
    'document.number': 'CPF sau CNPJ',
    'billing_address.postal_code': 'Cod poștal (CEP)',
    'billing_address.line1': 'Stradă și număr',
    'billing_address.line2': 'Apartament, etaj, cartier',
    'billing_address.city': 'Oraș',
    'billing_address.state': 'Stat',
  },
  customerHints: {
    phone: 'Numărul înregistrat în portofelul electronic, de exemplu 0812 3456 7890.',
    'document.number':
      'CPF pentru persoane fizice, CNPJ pentru firme. Numărul este obligatoriu pentru plățile în Brazilia.',
  },
  customerProblems: {
    'tax-id-length': 'CPF-ul are 11\u00a0cifre, iar CNPJ-ul 14\u00a0caractere (litere și cifre).',
    'tax-id': 'Acest CPF sau CNPJ nu este valid. Verificați fiecare caracter.',
    phone: 'Acest număr de telefon nu este valid. Verificați fiecare cifră.',
    'phone-country': 'Numărul trebuie să înceapă cu 08 sau cu + și prefixul țării.',
    'postal-code': 'CEP-ul are 8\u00a0cifre, de exemplu 01310-100.',
  },

  clabe: 'CLABE',
  clabeHint: '18\u00a0cifre. Îl găsiți în aplicația băncii.',
  refundPurpose: 'O eventuală rambursare va fi virată în acest cont.',
  refundOf: (amount) => `O rambursare de ${amount} va fi virată în acest cont.`,
  refundLabels: {
    account_holder_name: 'Titularul contului',
    bank_name: 'Bancă',
    bank_branch_code: 'Sucursală (agência)',
    account_type: 'Tipul contului',
    account_number: 'Număr de cont',
  },
  refundHints: {
    bank_name: 'Numele băncii sau codul ei din 3\u00a0cifre, de exemplu Itaú sau 341.',
    account_number: 'Cu cifra de control, de exemplu 12345-6.',
  },
  accountTypes: {
    checking: 'Cont curent',
    savings: 'Cont de economii',
  },
  refundProblems: {
    bank: 'Nu cunoaștem această bancă. Introduceți codul din 3\u00a0cifre și numele, de exemplu 341 Itaú.',
    account: 'Introduceți cifre. Ultimul caracter poate fi și X.',
    'clabe-length': 'Codul CLABE are 18\u00a0cifre.',
    clabe: 'Acest cod CLABE nu este valid. Verificați fiecare cifră.',
  },

  methodsLabel: 'Metodă de plată',
  methodsMissing: 'Alegeți o metodă de plată.',
  methodsUnusable: 'Metodele de plată nu pot fi afișate. Reîncărcați pagina.',
  methodNames: {
    directDebit: 'Debitare directă',
    onlineBanking: 'Internet banking',
    virtualAccount: 'Cont virtual',
    convenienceStore: 'Magazin de proximitate',
    sepaTransfer: 'Transfer SEPA',
    wireTransfer: 'Transfer internațional',
    achTransfer: 'Transfer ACH',
  },

  checkoutTitle: 'Cum doriți să plătiți?',
  linkTitle: 'Ce cont doriți să conectați?',
  payAmount: (amount) => `Plătiți ${amount}`,
  linkAccount: 'Conectați contul',
  paying: 'Un moment…',
  stepTitle: 'Plata dumneavoastră',
  saveAccount: 'Salvați acest cont pentru data viitoare',
  recurring: (seller, price) =>
    `Comerciantul${seller && ` ${seller}`} poate încasa ${price} până când anulați abonamentul.`,
  linkingTerms: (seller) =>
    `Apoi, comerciantul${seller && ` ${seller}`} va putea încasa plăți din acest cont. Acum nu se încasează nimic.`,
  firstPayment: (amount) => `Prima plată (${amount}) este în curs de procesare.`,
  priceChanged: (before, now) => `Prețul s-a modificat de la ${before} la ${now}.`,
  earlierOpen: 'Ați inițiat o plată care poate fi încă confirmată. Dacă ați plătit deja, nu plătiți din nou.',
  goBack: 'Reveniți la acea plată',
  earlierPaid: 'Plata anterioară a fost primită. Nu plătiți din nou.',
  paidTwice:
    'Au fost primite două plăți pentru această comandă. Contactați comerciantul pentru a vi se rambursa una dintre ele.',
  noMethods: 'Momentan nu este disponibilă nicio metodă de plată. Contactați comerciantul.',
  signedOut: 'Sesiunea a expirat. Autentificați-vă din nou pentru a plăti.',
  gone: 'Această comandă nu mai este disponibilă.',
  unusableCheckout: 'Această comandă nu poate fi afișată. Contactați comerciantul.',
  orderChanged: 'Această comandă a fost modificată. Verificați-o înainte de a plăti.',
};
