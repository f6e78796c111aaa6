import { plural } from './plural.js';
import type { PartialStrings } from './strings.js';

const cannotShow = 'Tento krok platby sa nedá zobraziť. Vyberte iný spôsob platby.';
const noConnection = 'Nie ste pripojení na internet. Skontrolujte pripojenie a skúste to znova.';
const unreachable = 'Pripojenie sa nepodarilo. Skúste to o chvíľu znova.';
const ourFault = 'Na našej strane nastala chyba. Skúste to o chvíľu znova.';

/** What labels begin with, as the object of “copy”: what is copied of a bank, a person or a store is its name. */
const ACCUSATIVES = [
  ['banka', 'názov banky'],
  ['informácia', 'informáciu'],
  ['krajina', 'krajinu'],
  ['majiteľ', 'meno majiteľa'],
  ['mena', 'menu'],
  ['pobočka', 'názov pobočky'],
  ['predajňa', 'názov predajne'],
  ['presná suma', 'presnú sumu'],
  ['príjemca', 'meno príjemcu'],
] as const;
/** Where it is the nominative. */
const SAME_CASE = /^(?:číslo|kód|linha|odkaz|platobný|referenčné|smerovacie|SWIFT|telefónne|typ|všetky|IBAN|BIC|CLABE)/;

/** The label as the object of a verb. */
function objectOf(label: string): string {
  const noun = label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
  const [before, after] = ACCUSATIVES.find(([start]) => noun.startsWith(start)) ?? [];
  if (before) return ` ${noun.replace(before, after)}`;
  return SAME_CASE.test(noun) ? ` ${noun}` : `: ${label}`;
}

export const strings: PartialStrings = {
  locale: 'sk',
  amounts: {
    locale: 'sk',
    group: '\u00a0',
    decimal: ',',
    pattern: '#\u00a0¤',
    symbols: { EUR: '€', CZK: 'CZK', USD: 'USD' },
  },
  loading: 'Načítava sa…',
  waiting: 'Čakáme na potvrdenie…',
  seller: 'Obchodník',
  retry: 'Skúsiť znova',
  paymentComplete: 'Platba prebehla úspešne',
  paymentFailed: 'Platba sa nepodarila',
  paymentCancelled: 'Platba bola zrušená',
  paymentExpired: 'Čas na zaplatenie uplynul',
  mandateTitle: 'Prepojte svoj účet',
  mandateComplete: 'Účet je prepojený',
  mandateExpired: 'Čas na prepojenie účtu uplynul',
  mandateFailed: 'Účet sa nepodarilo prepojiť',
  unavailable: 'Táto platba sa nedá zobraziť. Ak ste už zaplatili, neplaťte znova a kontaktujte obchodníka.',

  errors: {
    'invalid-input': cannotShow,
    'unsupported-action': cannotShow,
    'not-configured': cannotShow,
    'unsafe-url': 'Tento krok platby vedie na nezabezpečenú adresu. Vyberte iný spôsob platby.',
    'qr-too-long': 'Tento kód je na zobrazenie ako QR kód príliš dlhý. Skopírujte ho.',
    'image-failed': 'QR kód sa nepodarilo načítať.',
    'load-failed': unreachable,
    offline: noConnection,
    network: unreachable,
    timeout: 'Trvalo to príliš dlho. Skúste to znova.',
    'rate-limited': 'Príliš veľa pokusov. Chvíľu počkajte a skúste to znova.',
    server: ourFault,
    'bad-response': ourFault,
    refused: 'Požiadavku sa nepodarilo spracovať. Skúste to znova alebo kontaktujte obchodníka.',
    'otp-incorrect': 'Nesprávny kód. Skontrolujte ho a skúste to znova.',
    'otp-expired': 'Platnosť kódu uplynula. Vyžiadajte si nový.',
    'otp-attempts-exceeded': 'Príliš veľa nesprávnych kódov. Začnite znova alebo vyberte iný spôsob platby.',
  },

  checkPaid: 'Mám zaplatené',
  checkLinked: 'Mám hotovo',
  updates: 'Stránka sa aktualizuje automaticky.',
  checking: 'Overujeme…',
  notYet: 'Zatiaľ bez potvrdenia. Môže to chvíľu trvať.',
  stillChecking: 'Zatiaľ bez odpovede. Overujeme ďalej…',
  offline: 'Ste offline. Budeme pokračovať, keď sa pripojíte.',
  late: 'Ak ste už zaplatili, neplaťte znova. Potvrdenie môže prísť až nasledujúci pracovný deň.',

  resultAmount: 'Suma',
  resultReference: 'Číslo objednávky',
  resultMethod: 'Spôsob platby',
  resultDate: 'Dátum',
  waitingPaid: 'Neplaťte znova.',
  waitingHint: 'Nemusíte už nič robiť. Stránku môžete zavrieť.',
  startAgain: 'Začať znova',
  lateAsk: 'Už ste zaplatili? Ak nie, staré platobné údaje už nepoužívajte.',
  lateYes: 'Áno, mám zaplatené',
  lateNo: 'Nie, začať znova',
  otherMethod: 'Vybrať iný spôsob platby',
  expiredHint: 'Ak ste už zaplatili, neplaťte znova a kontaktujte obchodníka. Ak nie, začnite znova.',
  mandateExpiredHint: 'Ak chcete účet prepojiť, začnite znova.',
  failedHint: 'Začnite znova alebo vyberte iný spôsob platby.',
  failures: {
    payment_declined: 'Platba bola zamietnutá. Dôvod vám povie banka alebo poskytovateľ peňaženky.',
    declined_by_consumer: 'Požiadavku ste zrušili.',
    insufficient_funds: 'Nedostatok prostriedkov.',
    account_closed: 'Účet je zrušený.',
    processing_error: 'Požiadavku sa nepodarilo spracovať.',
    otp_attempts_exceeded: 'Príliš veľa nesprávnych kódov.',
  },
  charged: 'Ak vám peniaze odišli z účtu, neplaťte znova a kontaktujte obchodníka.',
  notCharged: 'Žiadne peniaze neboli strhnuté.',
  paidNext: (seller) => `Obchodník${seller && ` ${seller}`} prijal vašu platbu a o ostatné sa postará.`,
  linkedNext: (seller) => `Obchodník${seller && ` ${seller}`} teraz môže strhávať platby z tohto účtu.`,

  redirectHint: (host) => `Všetko dokončíte na stránke ${host}. Potom sa vráťte sem.`,
  appHint: 'Potvrďte v aplikácii a vráťte sa sem.',
  redirectTabHint: (host) => `Všetko dokončíte na stránke ${host} v druhom okne.`,
  redirectShow: 'Prejsť do druhého okna',
  redirectTo: (host) => `Pokračovať na ${host}`,
  redirectIn: (host, seconds) => {
    const unit = plural('sk', seconds, { one: 'sekundu', few: 'sekundy', many: 'sekundy', other: 'sekúnd' });
    return `O ${seconds}\u00a0${unit} vás presmerujeme na stránku ${host}.`;
  },
  redirectStay: 'Zostať tu',
  openApp: 'Otvoriť aplikáciu',
  openNamed: (app) => `Otvoriť aplikáciu ${app}`,
  notFinished: 'Ešte to nie je hotové.',
  openingApp: 'Otvárame aplikáciu…',
  leaving: (host) => `Presmerovanie na ${host}…`,
  appMissing: 'Aplikácia sa neotvorila?',
  pageMissing: (host) => `Stránka ${host} sa neotvorila? Skúste to znova.`,

  appHelp: 'Skontrolujte, či je aplikácia nainštalovaná a aktuálna, a skúste to znova.',
  inApp: (app) =>
    `Stránka je otvorená v prehliadači aplikácie ${app}, z ktorého sa iné aplikácie nemusia otvoriť. Otvorte ponuku, ` +
    'zvoľte „Otvoriť v prehliadači“ a skúste to tam znova.',
  inWechat:
    'WeChat zo svojich stránok iné aplikácie neotvára. Klepnite vpravo hore na „…“, zvoľte „Otvoriť v prehliadači“ a ' +
    'skúste to tam znova.',
  inAnApp:
    'Stránka je otvorená v aplikácii, z ktorej sa iné aplikácie nemusia otvoriť. Ak je v ponuke „Otvoriť v prehliadači“, ' +
    'skúste to tam znova.',
  appNames: { google: 'Google' },
  pageHelp:
    'Stránka je možno pomalá alebo sa odtiaľto nedá otvoriť. Skúste ju otvoriť v novom okne alebo skopírujte odkaz do prehliadača.',
  newTab: 'Otvoriť v novom okne',
  link: 'odkaz',
  copyLink: 'Kopírovať odkaz',
  scan: 'Ak chcete pokračovať v telefóne, naskenujte tento kód jeho fotoaparátom.',
  scanLabel: 'QR kód, ktorý otvorí aplikáciu v telefóne',
  waysTitle: 'Ďalšie spôsoby platby',
  wayQr: 'QR kód',
  wayApp: 'Aplikácia',
  wayPage: 'Webová stránka',
  wayDetails: 'Platobné údaje',
  challengeTitle: 'Potvrdenie vo vašej banke',
  challengeHint: 'Vaša banka žiada o potvrdenie tejto platby. Zostaňte na tejto stránke, kým to nedokončíte.',

  otpLabel: 'Jednorazový kód',
  otpHint: (length) => `Zadajte ${length}-miestny kód, ktorý vám prišiel.`,
  otpSentTo: (length, to) => `Zadajte ${length}-miestny kód odoslaný na ${to}.`,
  otpAtOnce: 'Overíme ho automaticky.',
  otpIncomplete: 'Zadajte všetky číslice kódu.',
  otpSubmit: 'Potvrdiť',
  otpSubmitting: 'Overujeme kód…',
  otpConfirming: 'Kód je prijatý. Čakáme na potvrdenie…',
  otpResend: 'Poslať nový kód',
  otpResendIn: (seconds) => `Poslať nový kód (${seconds}\u00a0s)`,
  otpResending: 'Posielame nový kód…',
  otpResent: 'Nový kód je na ceste.',
  otpResendFailed: 'Nový kód sa nepodarilo poslať. Skúste to znova.',

  copy: 'Kopírovať',
  copyOf: (label) => `Kopírovať${objectOf(label)}`,
  copyDone: 'Skopírované',
  copied: (label) => `Skopírované: ${label}`,
  copySelected: (label) =>
    `Automatické kopírovanie sa nepodarilo. Označené: ${label}. Skopírujte text pomocou ponuky alebo klávesnice.`,
  copyFailed: (label) => `Nepodarilo sa skopírovať: ${label}. Označte text a skopírujte ho ručne.`,

  qrLabel: 'Platobný QR kód',
  qrHint: 'Naskenujte tento kód v bankovej alebo platobnej aplikácii.',
  qrElsewhere: 'Zaplatiť z iného zariadenia',
  qrShowAnyway: 'Napriek tomu zobraziť',
  qrCode: 'platobný kód',
  qrCodeLength: (n) =>
    `Platobný kód, ${n}\u00a0${plural('sk', n, { one: 'znak', few: 'znaky', many: 'znaku', other: 'znakov' })}`,
  qrPayee: 'Príjemca',

  detailsLabel: 'Platobné údaje',
  fields: {
    code: 'Číslo čiarového kódu',
    number: 'Číslo boleta',
    country: 'Krajina',
    currency: 'Mena',
    bank_name: 'Banka',
    bank_code: 'Kód banky',
    bank_branch_name: 'Pobočka',
    bank_branch_code: 'Kód pobočky',
    account_holder_name: 'Majiteľ účtu',
    account_number: 'Číslo účtu',
    reference: 'Referenčné číslo',
  },

  instrumentFields: {
    iban: 'IBAN',
    bic: 'BIC',
    swift_code: 'SWIFT kód',
    routing_number: 'Smerovacie číslo banky (ABA)',
    sort_code: 'Kód banky (sort code)',
    ifsc: 'IFSC',
    account_type: 'Typ účtu',
    entity: 'Kód subjektu (entidade)',
    payment_code: 'Platobný kód',
    confirmation_number: 'Číslo potvrdenia',
    store: 'Predajňa',
    biller_code: 'Kód vystaviteľa faktúry',
    bill_key: 'Číslo faktúry',
    phone: 'Telefónne číslo',
    payment_reference: 'Informácia pre príjemcu',
  },
  instrumentGuides: {
    transfer: {
      steps: [
        'V bankovej aplikácii zadajte prevod na uvedený účet.',
        'Pošlite presnú sumu.',
        'Doklad o prevode si odložte, kým platba nebude potvrdená.',
      ],
      after: 'Podľa banky môže prevod trvať niekoľko minút až niekoľko pracovných dní.',
    },
    bill: {
      steps: [
        'V bankovej aplikácii alebo v bankomate zvoľte platbu faktúry alebo služby.',
        'Zadajte uvedené kódy v tomto poradí, a ak treba, aj sumu.',
        'Skontrolujte sumu a platbu potvrďte.',
      ],
      after: 'Platba sa zvyčajne potvrdí do niekoľkých minút.',
    },
    store: {
      steps: [
        'Choďte s týmto kódom do predajne.',
        'Nadiktujte kód pri pokladnici alebo ho zadajte v platobnom automate predajne.',
        'Zaplaťte a doklad si odložte.',
      ],
      after: 'Platba sa zvyčajne potvrdí do niekoľkých hodín.',
    },
  },
  transferScan: 'Alebo tento kód naskenujte v bankovej aplikácii.',
  transferScanLabel: 'QR kód na bankový prevod',

  amount: 'Suma',
  payBy: 'Zaplatiť do',
  payeeShown: (seller, payee) => `${seller} · v banke sa zobrazí ${payee}`,
  barcode: 'Čiarový kód',

  boletoTitle: 'Boleto',
  boletoLine: 'Linha digitável',
  boletoBank: 'Banka',
  boletoShow: 'Zobraziť čiarový kód',
  boletoDue: 'Splatnosť',

  transferTitle: 'Bankový prevod',
  transferExactly: 'Presná suma',
  transferMore: 'Ďalšie bankové údaje',
  transferCopyAll: 'Kopírovať všetko',
  transferAll: 'všetky údaje',
  transferFields: {
    clabe: 'CLABE',
    account_holder_name: 'Príjemca (beneficiario)',
    bank_name: 'Banka (banco)',
    reference: 'Referenčné číslo (referencia)',
    concept: 'Informácia pre príjemcu (concepto)',
  },

  voucherTitle: 'Platba v hotovosti',
  walletTitle: 'Elektronická peňaženka',
  cardTitle: 'Karta',
  voucherReference: 'Referenčné číslo',
  voucherStore: 'Kde zaplatiť',
  voucherShow: 'Ukázať pri pokladnici',
  close: 'Zavrieť',

  payWithin: (left) => `Na zaplatenie máte ${left}`,
  mayBeOver: 'Čas na zaplatenie už možno uplynul',
  endingSoon: (left) => `Na zaplatenie máte ešte ${left}.`,
  expired: 'Čas na zaplatenie uplynul. Ak ste už zaplatili, neplaťte znova.',
  howToPay: 'Ako zaplatiť',
  guides: {
    boleto_br: {
      steps: [
        'Otvorte aplikáciu alebo web svojej banky a zvoľte platbu boleta.',
        'Vložte číslo (linha digitável) alebo naskenujte čiarový kód.',
        'Skontrolujte sumu a platbu potvrďte.',
      ],
      after: 'Potvrdenie trvá 1 až 3\u00a0pracovné dni.',
    },
    banktransfer_mx: {
      steps: [
        'V bankovej aplikácii pridajte tento účet ako nového príjemcu.',
        'Pošlite presnú sumu cez SPEI.',
        'Doklad (comprobante) si odložte, kým platba nebude potvrdená.',
      ],
      after: 'Prevody SPEI zvyčajne prídu do niekoľkých minút, vo dne aj v noci.',
    },
    cashvoucher_mx: {
      steps: [
        'Choďte do predajne, ktorá tieto platby prijíma.',
        'Ukážte čiarový kód alebo nadiktujte referenčné číslo.',
        'Zaplaťte v hotovosti a doklad si odložte.',
      ],
      after: 'Platba sa zvyčajne potvrdí do niekoľkých hodín.',
    },
  },
  transferSend: (named) => `Pošlite presnú sumu a zadajte bez zmeny: ${named}.`,
  voucherGo: (stores) => `Choďte do predajne: ${stores}.`,
  voucherRead: 'Nadiktujte referenčné číslo.',
  qrSteps: {
    open: (place) => `Otvorte bankovú alebo platobnú aplikáciu a zvoľte „${place}“.`,
    openOther: 'Otvorte bankovú alebo platobnú aplikáciu a zvoľte skenovanie QR kódu.',
    openApp: 'Otvorte bankovú alebo platobnú aplikáciu.',
    scan: 'Naskenujte tento QR kód.',
    confirm: 'Skontrolujte príjemcu a sumu a platbu potvrďte.',
    copy: 'Skopírujte kód vyššie.',
    paste: 'Vložte kód. Skontrolujte príjemcu a sumu a platbu potvrďte.',
    save: 'Uložte QR kód ako obrázok.',
    screenshot: 'Urobte snímku obrazovky s QR kódom.',
    choose: 'Vyberte obrázok. Skontrolujte príjemcu a sumu a platbu potvrďte.',
  },
  qrAfter: 'Platba sa zvyčajne potvrdí do niekoľkých sekúnd.',
  payWithDetails: 'S týmito údajmi zaplatíte v bankovej alebo platobnej aplikácii, prípadne na platobnom mieste.',
  print: 'Vytlačiť',
  printFailed: 'Tlač sa nepodarila.',
  slipIssued: 'Dátum vystavenia',
  slipReference: 'Číslo objednávky',
  save: 'Uložiť alebo vytlačiť',
  saveOnly: 'Uložiť',
  savePng: 'Uložiť obrázok',
  saveSvg: 'Uložiť na tlač',
  saved: (file) => `Uložené: ${file}`,
  saveFailed: 'Súbor sa nepodarilo uložiť.',
  share: 'Zdieľať',
  shareFailed: 'Zdieľanie sa nepodarilo.',
  addToCalendar: 'Pridať do kalendára',
  savePdf: 'Uložiť PDF',
  emailSlip: 'Poslať na môj e-mail',
  emailSent: 'E-mail bol odoslaný.',
  emailFailed: 'E-mail sa nepodarilo odoslať.',
  amountInCode: 'Suma v kóde',
  warnings: {
    'invalid-code': 'Časť tohto kódu nevyzerá správne. Skôr než zaplatíte, kontaktujte obchodníka.',
    'conflicting-codes': 'Kódy na tomto doklade sa nezhodujú. Skôr než zaplatíte, kontaktujte obchodníka.',
    'amount-mismatch': 'V tomto kóde je iná suma. Skôr než zaplatíte, kontaktujte obchodníka.',
    'bank-mismatch': 'Tento účet nie je vedený v uvedenej banke. Skôr než zaplatíte, kontaktujte obchodníka.',
    'hidden-characters': 'Tento kód obsahuje skryté znaky. Skôr než zaplatíte, kontaktujte obchodníka.',
  },

  walletLabel: 'Prepojený účet',
  walletReferences: { email: 'E-mail', phone: 'Telefónne číslo', card: 'Karta', account: 'Účet' },
  walletName: 'Meno',
  walletBalance: 'Zostatok',
  walletUnusable: 'Údaje o účte sa nedajú zobraziť. Načítajte stránku znova.',

  formSummary: 'Niektoré údaje chýbajú alebo nie sú správne:',
  formOptional: (label) => `${label} (nepovinné)`,
  formChoose: 'Vyberte…',
  formMissing: (label) => `Vyplňte pole „${label}“.`,
  formTooLong: (label) => `${label}: najviac 64\u00a0znakov.`,

  billingAddress: 'Fakturačná adresa v Brazílii',
  customerLabels: {
    phone: 'Telefónne číslo',
    'document.number': 'CPF alebo CNPJ',
    'billing_address.postal_code': 'PSČ (CEP)',
    'billing_address.line1': 'Ulica a číslo',
    'billing_address.line2': 'Byt, poschodie, štvrť',
    'billing_address.city': 'Mesto',
    'billing_address.state': 'Spolkový štát',
  },
  customerHints: {
    phone: 'Telefónne číslo, na ktoré je peňaženka registrovaná, napríklad 0812 3456 7890.',
    'document.number': 'CPF pre fyzické osoby, CNPJ pre firmy.',
  },
  customerProblems: {
    'tax-id-length': 'CPF má 11\u00a0číslic, CNPJ 14\u00a0znakov (písmená a číslice).',
    'tax-id': 'Toto CPF alebo CNPJ nie je platné. Skontrolujte každý znak.',
    phone: 'Telefónne číslo nie je platné. Skontrolujte každú číslicu.',
    'phone-country': 'Číslo musí začínať číslicami 08, alebo znakom + a predvoľbou krajiny.',
    'postal-code': 'CEP má 8\u00a0číslic, napríklad 01310-100.',
  },

  clabe: 'CLABE',
  clabeHint: '18\u00a0číslic. Nájdete ich v bankovej aplikácii.',
  refundPurpose: 'Prípadné vrátené peniaze prídu na tento účet.',
  refundLabels: {
    account_holder_name: 'Majiteľ účtu',
    bank_code: 'Kód banky',
    bank_name: 'Banka',
    bank_branch_code: 'Pobočka (agência)',
    account_type: 'Typ účtu',
    account_number: 'Číslo účtu',
  },
  refundHints: {
    bank_code: '3\u00a0číslice, napríklad 341.',
    account_number: 'Vrátane kontrolnej číslice, napríklad 12345-6.',
  },
  accountTypes: {
    checking: 'Bežný účet',
    savings: 'Sporiaci účet',
  },
  refundProblems: {
    'bank-code': 'Kód banky má 3\u00a0číslice.',
    account: 'Zadajte číslice. Posledným znakom môže byť aj X.',
    'clabe-length': 'CLABE má 18\u00a0číslic.',
    clabe: 'Toto číslo CLABE nie je platné. Skontrolujte každú číslicu.',
  },

  methodsLabel: 'Spôsob platby',
  methodsMissing: 'Vyberte spôsob platby.',
  methodsUnusable: 'Spôsoby platby sa nedajú zobraziť. Načítajte stránku znova.',
  methodNames: {
    directDebit: 'Inkaso z účtu',
    onlineBanking: 'Internet banking',
    virtualAccount: 'Virtuálny účet',
    convenienceStore: 'Platba v predajni',
    sepaTransfer: 'SEPA prevod',
    wireTransfer: 'Zahraničný prevod',
    achTransfer: 'ACH prevod',
  },

  checkoutTitle: 'Ako chcete zaplatiť?',
  linkTitle: 'Ktorý účet chcete prepojiť?',
  payAmount: (amount) => `Zaplatiť ${amount}`,
  linkAccount: 'Prepojiť účet',
  paying: 'Moment…',
  stepTitle: 'Vaša platba',
  saveAccount: 'Uložiť tento účet na nabudúce',
  recurring: (seller) =>
    `Obchodník${seller && ` ${seller}`} môže túto sumu strhávať pravidelne, kým predplatné nezrušíte.`,
  linkingTerms: (seller) =>
    `Obchodník${seller && ` ${seller}`} potom bude môcť strhávať platby z tohto účtu. Teraz sa nič nestrhne.`,
  firstPayment: (amount) => `Prvá platba vo výške ${amount} sa spracúva.`,
  priceChanged: (before, now) => `Cena sa zmenila: predtým ${before}, teraz ${now}.`,
  earlierOpen: 'Už predtým ste začali platbu, ktorá ešte môže prísť. Ak ste už zaplatili, neplaťte znova.',
  goBack: 'Späť k tejto platbe',
  earlierPaid: 'Vaša predchádzajúca platba prišla. Neplaťte znova.',
  paidTwice: 'Za túto objednávku prišli dve platby. Kontaktujte obchodníka, aby vám jednu vrátil.',
  noMethods: 'Momentálne nie je dostupný žiadny spôsob platby. Kontaktujte obchodníka.',
  signedOut: 'Prihlásenie vypršalo. Ak chcete zaplatiť, prihláste sa znova.',
  gone: 'Táto objednávka už nie je dostupná.',
  unusableCheckout: 'Táto objednávka sa nedá zobraziť. Kontaktujte obchodníka.',
  orderChanged: 'Táto objednávka sa zmenila. Skôr než zaplatíte, skontrolujte ju.',
};
