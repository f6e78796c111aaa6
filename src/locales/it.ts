import { plural } from './plural.js';
import type { PartialStrings } from './strings.js';

const cannotShow = 'Impossibile mostrare questo passaggio del pagamento. Scegli un altro metodo di pagamento.';
const noConnection = 'Nessuna connessione. Controlla la rete e riprova.';
const unreachable = 'Connessione non riuscita. Riprova tra poco.';
const ourFault = 'Si è verificato un problema. Riprova tra poco.';

/** The articles of the nouns that are copied. */
const ARTICLES: readonly (readonly [noun: RegExp, article: string])[] = [
  [/^(?:beneficiario|bic|codice|link|negozio|numero|paese|riferimento|routing|tipo)\b/i, 'il '],
  [/^(?:banca|causale|clabe|filiale|linha|valuta)\b/i, 'la '],
  [/^(?:iban|importo|intestatario)\b/i, 'l’'],
];

/** The label within a sentence, with its article if that is known. */
function inSentence(label: string): string {
  const article = ARTICLES.find(([noun]) => noun.test(label))?.[1] ?? '';
  return article + label.replace(/^.\p{Ll}/u, (start) => start.toLowerCase());
}

export const strings: PartialStrings = {
  locale: 'it',
  amounts: { locale: 'it', group: '.', decimal: ',', pattern: '# ¤', minimumGrouping: 2, symbols: { EUR: '€' } },
  loading: 'Caricamento…',
  waiting: 'In attesa di conferma…',
  seller: 'Venditore',
  retry: 'Riprova',
  paymentComplete: 'Pagamento completato',
  paymentFailed: 'Il pagamento non è andato a buon fine',
  paymentCancelled: 'Pagamento annullato',
  paymentExpired: 'Il tempo per pagare è scaduto',
  mandateTitle: 'Collega il tuo conto',
  mandateComplete: 'Conto collegato',
  mandateExpired: 'Il tempo per collegare il conto è scaduto',
  mandateFailed: 'Non è stato possibile collegare il conto',
  unavailable: 'Impossibile mostrare questo pagamento. Se hai già pagato, non pagare di nuovo: contatta il venditore.',

  errors: {
    'invalid-input': cannotShow,
    'unsupported-action': cannotShow,
    'not-configured': cannotShow,
    'unsafe-url':
      'Questo passaggio del pagamento porta a un indirizzo non sicuro. Scegli un altro metodo di pagamento.',
    'qr-too-long': 'Questo codice è troppo lungo per un codice QR. Copialo per pagare.',
    'image-failed': 'Non è stato possibile caricare il codice QR.',
    'load-failed': unreachable,
    offline: noConnection,
    network: unreachable,
    timeout: 'Tempo di attesa scaduto. Riprova.',
    'rate-limited': 'Troppi tentativi. Attendi un momento e riprova.',
    server: ourFault,
    'bad-response': ourFault,
    refused: 'Non è stato possibile elaborare la richiesta. Riprova o contatta il venditore.',
    'otp-incorrect': 'Il codice non è corretto. Controllalo e riprova.',
    'otp-expired': 'Il codice è scaduto. Richiedine uno nuovo.',
    'otp-attempts-exceeded': 'Sono stati inseriti troppi codici errati.',
  },

  checkPaid: 'Ho pagato',
  checkLinked: 'Ho finito',
  updates: 'Questa pagina si aggiorna automaticamente.',
  checking: 'Verifica in corso…',
  notYet: 'Non ancora confermato. Può volerci un momento.',
  stillChecking: 'Il servizio di pagamento non ha ancora risposto. La verifica continua…',
  offline: 'Nessuna connessione. La verifica riprenderà quando sarai di nuovo online.',
  alreadyPaid: 'Se hai già pagato, non pagare di nuovo.',
  late: 'La conferma può arrivare entro il giorno lavorativo successivo.',

  resultAmount: 'Importo',
  resultReference: 'Numero d’ordine',
  resultMethod: 'Metodo di pagamento',
  resultDate: 'Data',
  resultAccount: 'Conto',
  waitingPaid: 'Non pagare di nuovo.',
  waitingHint: 'Non devi fare altro. Puoi chiudere questa pagina: il venditore riceverà l’esito.',
  startAgain: 'Ricomincia',
  lateAsk: 'Hai pagato?',
  lateYes: 'Sì, ho pagato',
  lateNo: 'No, ricomincio',
  otherMethod: 'Cambia metodo di pagamento',
  expiredHint: 'Se hai già pagato, non pagare di nuovo: contatta il venditore. Altrimenti ricomincia.',
  mandateExpiredHint: 'Ricomincia per collegare il conto.',
  failedHint: 'Ricomincia o scegli un altro metodo di pagamento.',
  failures: {
    payment_declined: 'Il pagamento è stato rifiutato. La tua banca o il tuo wallet può dirti il motivo.',
    declined_by_consumer: 'Hai annullato l’operazione.',
    insufficient_funds: 'Saldo insufficiente.',
    account_closed: 'Il conto è chiuso.',
    processing_error: 'Non è stato possibile elaborare l’operazione.',
    otp_attempts_exceeded: 'Sono stati inseriti troppi codici errati.',
  },
  charged: 'Se l’importo ti è già stato addebitato, non pagare di nuovo: contatta il venditore.',
  notCharged: 'Non ti è stato addebitato nulla.',
  paidNext: (seller) => `${seller || 'Il venditore'} ha ricevuto il tuo pagamento e si occuperà del resto.`,
  linkedNext: (seller) => `Ora ${seller || 'il venditore'} può addebitare i pagamenti su questo conto.`,

  redirectHint: (host) => `Completa l’operazione su ${host}, poi torna qui.`,
  appHint: (app) => `Autorizza l’operazione nell’app${app && ` ${app}`}, poi torna qui.`,
  appOnPhone: (app) => `Autorizza l’operazione nell’app${app && ` ${app}`} sul telefono.`,
  redirectTabHint: (host) => `Completa l’operazione su ${host}, nell’altra scheda.`,
  redirectShow: 'Vai all’altra scheda',
  redirectTo: (host) => `Continua su ${host}`,
  redirectIn: (host, seconds) => {
    const unit = plural('it', seconds, { one: 'secondo', many: 'secondi', other: 'secondi' });
    return `Reindirizzamento a ${host} tra ${seconds}\u00a0${unit}.`;
  },
  redirectStay: 'Resta qui',
  openApp: 'Apri l’app',
  openNamed: (app) => `Apri ${app}`,
  openHere: (app) => `Apri ${app || 'l’app'} su questo computer`,
  openUpi: 'Apri la tua app UPI',
  upiHint: 'Autorizza l’operazione nella tua app UPI, poi torna qui.',
  notFinished: 'Operazione non ancora completata.',
  openingApp: 'Apertura dell’app…',
  leaving: (host) => `Reindirizzamento a ${host}…`,
  appMissing: (app) => `L’app${app && ` ${app}`} non si è aperta?`,
  pageMissing: (host) => `La pagina ${host} non si è aperta? Riprova.`,

  appHelp: (app) =>
    `Controlla che l’app${app && ` ${app}`} sia installata su questo dispositivo e aggiornata, poi riprova. Oppure ` +
    'copia il link e aprilo su un telefono in cui l’app è installata.',
  appScan: (app) =>
    `L’app${app && ` ${app}`} potrebbe non essere su questo computer. Inquadra invece il codice con il telefono.`,
  inApp: (app) =>
    `Sei nel browser dell’app ${app}, che potrebbe non riuscire ad aprire altre app. Apri il menu, scegli “Apri nel browser” e ` +
    'riprova da lì.',
  inWechat:
    'WeChat non apre altre app dalle sue pagine. Tocca “…” in alto a destra, scegli “Apri nel browser” e riprova da ' +
    'lì.',
  inAnApp:
    'Questa pagina è aperta dentro un’app che potrebbe non riuscire ad aprirne altre. Se nel menu c’è “Apri nel browser”, ' +
    'riprova da lì.',
  appNames: { google: 'Google' },
  pageHelp:
    'Il sito potrebbe essere lento o non raggiungibile da questa pagina. Prova in una nuova scheda, oppure copia il ' +
    'link nel browser.',
  newTab: 'Apri in una nuova scheda',
  link: 'link',
  copyLink: 'Copia il link',
  scan: 'Per continuare sul telefono, inquadra questo codice con la fotocamera.',
  scanLabel: 'Codice QR che apre l’app su un telefono',
  waysTitle: 'Altri modi per pagare',
  wayQr: 'Mostra codice QR',
  wayApp: 'App',
  wayPage: 'Pagina web',
  wayDetails: 'Dati per il pagamento',
  challengeTitle: 'Conferma con la banca',
  challengeHint: 'La tua banca ti chiede di confermare questo pagamento. Resta su questa pagina fino alla fine.',

  otpLabel: 'Codice OTP',
  otpHint: (length) => {
    const unit = plural('it', length, { one: 'cifra', many: 'cifre', other: 'cifre' });
    return `Inserisci il codice a ${length}\u00a0${unit} che hai ricevuto.`;
  },
  otpSentTo: (length, to) => `Inserisci il codice a ${length}\u00a0cifre inviato a ${to}.`,
  otpPrivate: 'Non condividere questo codice con nessuno.',
  otpAtOnce: 'Il codice viene verificato quando inserisci l’ultima cifra.',
  otpIncomplete: 'Inserisci tutte le cifre del codice.',
  otpSubmit: 'Conferma',
  otpSubmitting: 'Verifica del codice…',
  otpConfirming: 'Codice accettato. In attesa di conferma…',
  otpResend: 'Invia un nuovo codice',
  otpResendIn: (seconds) => `Invia un nuovo codice (${seconds}\u00a0s)`,
  otpResending: 'Invio di un nuovo codice…',
  otpResent: 'Ti è stato inviato un nuovo codice.',
  otpResendFailed: 'Non è stato possibile inviare un nuovo codice. Riprova.',

  copy: 'Copia',
  copyOf: (label) => `Copia ${inSentence(label)}`,
  copyDone: 'Copiato',
  copied: (label) => `Copiato: ${label}`,
  copySelected: (label) => `Copia automatica non riuscita. Selezionato: ${label}. Copia dal menu o con la tastiera.`,
  copyFailed: (label) => `Copia non riuscita: ${label}. Seleziona il testo e copialo manualmente.`,

  qrLabel: 'Codice QR per pagare',
  qrHint: 'Inquadra questo codice con l’app della tua banca o del tuo wallet.',
  qrElsewhere: 'Paga da un altro dispositivo',
  qrShowAnyway: 'Mostra comunque',
  qrCode: 'codice di pagamento',
  qrOrCopy: 'Oppure copia il codice',
  qrCodeLength: (n) => `Codice di pagamento di ${n}\u00a0caratteri`,
  qrPayee: 'Beneficiario',

  detailsLabel: 'Dati di pagamento',
  fields: {
    code: 'Numero del codice a barre',
    number: 'Numero del boleto',
    country: 'Paese',
    currency: 'Valuta',
    bank_name: 'Banca',
    bank_code: 'Codice banca',
    bank_branch_name: 'Filiale',
    bank_branch_code: 'Codice filiale',
    account_holder_name: 'Intestatario del conto',
    account_number: 'Numero di conto',
    reference: 'Riferimento',
  },

  instrumentFields: {
    iban: 'IBAN',
    bic: 'BIC',
    swift_code: 'Codice SWIFT',
    routing_number: 'Routing number (ABA)',
    sort_code: 'Codice bancario (Sort Code)',
    ifsc: 'IFSC',
    account_type: 'Tipo di conto',
    entity: 'Codice ente (entidade)',
    payment_code: 'Codice di pagamento',
    confirmation_number: 'Numero di conferma',
    store: 'Negozio',
    biller_code: 'Codice del creditore',
    bill_key: 'Codice della bolletta',
    phone: 'Numero di telefono',
    payment_reference: 'Causale',
  },
  instrumentGuides: {
    transfer: {
      steps: [
        'Nell’app della tua banca, fai un bonifico sul conto indicato qui.',
        'Invia l’importo esatto.',
        'Conserva la ricevuta finché il pagamento non è confermato.',
      ],
      after: 'A seconda delle banche, un bonifico richiede da pochi minuti a qualche giorno lavorativo.',
    },
    bill: {
      steps: [
        'Nell’app della tua banca o allo sportello ATM, scegli di pagare una bolletta.',
        'Inserisci i codici in quest’ordine e, se richiesto, l’importo.',
        'Controlla l’importo, poi conferma.',
      ],
      after: 'Di solito il pagamento viene confermato in pochi minuti.',
    },
    store: {
      steps: [
        'Vai al negozio con questo codice.',
        'Comunica il codice alla cassa o inseriscilo nel terminale di pagamento del negozio.',
        'Paga e conserva la ricevuta.',
      ],
      after: 'Di solito il pagamento viene confermato entro poche ore.',
    },
  },
  transferScan: 'Oppure inquadra questo codice con l’app della tua banca.',
  transferScanLabel: 'Codice QR per un bonifico',

  amount: 'Importo',
  payBy: 'Da pagare entro',
  payeeShown: (seller, payee) => `${seller} · la tua banca mostra ${payee}`,
  barcode: 'Codice a barre',

  boletoTitle: 'Boleto',
  boletoLine: 'Linha digitável',
  boletoBank: 'Banca',
  boletoShow: 'Mostra codice a barre',
  boletoDue: 'Scadenza',

  transferTitle: 'Bonifico bancario',
  transferExactly: 'Importo esatto',
  transferMore: 'Altri dati bancari',
  transferCopyAll: 'Copia tutto',
  transferAll: 'tutti i dati',
  transferFields: {
    clabe: 'CLABE',
    account_holder_name: 'Beneficiario',
    bank_name: 'Banca (banco)',
    reference: 'Riferimento (referencia)',
    concept: 'Causale (concepto)',
  },

  voucherTitle: 'Pagamento in contanti',
  walletTitle: 'Wallet digitale',
  cardTitle: 'Carta',
  voucherReference: 'Riferimento',
  voucherStore: 'Dove pagare',
  voucherShow: 'Mostra alla cassa',
  close: 'Chiudi',

  payWithin: (left) => `${left} per pagare`,
  mayBeOver: 'Il tempo per pagare potrebbe essere scaduto',
  endingSoon: (left) => `Tempo rimasto per pagare: ${left}.`,
  expired: 'Il tempo per pagare è scaduto. Se hai già pagato, non pagare di nuovo.',
  howToPay: 'Come pagare',
  guides: {
    boleto_br: {
      steps: [
        'Apri l’app o il sito della tua banca e scegli di pagare un boleto.',
        'Incolla la linha digitável (la sequenza di cifre) o scansiona il codice a barre.',
        'Controlla l’importo, poi conferma.',
      ],
      after: 'La conferma del pagamento richiede da 1 a 3\u00a0giorni lavorativi.',
    },
    banktransfer_mx: {
      steps: [
        'Nell’app della tua banca, aggiungi il conto come nuovo beneficiario.',
        'Fai un bonifico SPEI dell’importo esatto.',
        'Conserva la ricevuta (comprobante) finché il pagamento non è confermato.',
      ],
      after: 'I bonifici SPEI arrivano di solito in pochi minuti, a qualsiasi ora.',
    },
    cashvoucher_mx: {
      steps: [
        'Vai in un negozio che accetta questo pagamento.',
        'Fai scansionare il codice a barre o comunica il riferimento.',
        'Paga in contanti e conserva la ricevuta.',
      ],
      after: 'Di solito il pagamento viene confermato entro poche ore.',
    },
  },
  transferSend: (amount, named) => `Invia esattamente ${amount} e inserisci esattamente: ${named}.`,
  boletoPaste: 'Incolla la linha digitável (la sequenza di cifre).',
  voucherPrint: 'Stampa il bollettino o fotografalo con il telefono.',
  voucherGo: (stores) => `Vai da ${stores}.`,
  voucherRead: 'Comunica il riferimento.',
  qrSteps: {
    open: (place) => `Apri l’app della tua banca o del tuo wallet e scegli “${place}”.`,
    openOther: 'Apri l’app della tua banca o del tuo wallet e scegli di inquadrare un codice QR.',
    openApp: 'Apri l’app della tua banca o del tuo wallet.',
    scan: 'Inquadra questo codice QR.',
    confirm: (payee, amount) => `Controlla il beneficiario${payee} e l’importo${amount}, poi conferma.`,
    copy: 'Copia il codice qui sopra.',
    paste: (confirm) => `Incolla il codice. ${confirm}`,
    save: 'Salva il codice QR come immagine.',
    screenshot: 'Fai uno screenshot del codice QR.',
    choose: (confirm) => `Scegli l’immagine. ${confirm}`,
  },
  qrAfter: 'Di solito il pagamento viene confermato entro pochi secondi.',
  payWithDetails:
    'Usa questi dati per pagare nell’app della tua banca o del tuo wallet, oppure in un punto di pagamento.',
  print: 'Stampa',
  printFailed: 'Stampa non riuscita.',
  slipIssued: 'Data di emissione',
  slipReference: 'Numero d’ordine',
  save: 'Salva o stampa',
  saveOnly: 'Salva',
  savePng: 'Salva immagine',
  saveSvg: 'Salva per la stampa',
  saved: (file) => `Salvato: ${file}`,
  saveFailed: 'Salvataggio non riuscito.',
  share: 'Condividi',
  shareFailed: 'Condivisione non riuscita.',
  addToCalendar: 'Aggiungi al calendario',
  savePdf: 'Salva PDF',
  emailSlip: 'Invia alla mia e-mail',
  emailSent: 'E-mail inviata.',
  emailFailed: 'Invio dell’e-mail non riuscito.',
  amountInCode: 'Importo nel codice',
  warnings: {
    'invalid-code': 'Una parte di questo codice non sembra corretta. Prima di pagare, contatta il venditore.',
    'conflicting-codes': 'I due codici di questo bollettino sono diversi. Prima di pagare, contatta il venditore.',
    'amount-mismatch': 'Questo codice indica un importo diverso. Prima di pagare, contatta il venditore.',
    'bank-mismatch': 'Questo conto è di una banca diversa da quella indicata. Prima di pagare, contatta il venditore.',
    'hidden-characters': 'Questo codice contiene caratteri nascosti. Prima di pagare, contatta il venditore.',
  },

  walletLabel: 'Conto collegato',
  walletReferences: { email: 'E-mail', phone: 'Numero di telefono', card: 'Carta', account: 'Conto' },
  walletName: 'Nome',
  walletBalance: 'Saldo',
  walletUnusable: 'Impossibile mostrare i dati del conto. Ricarica la pagina.',

  formSummary: 'Ci sono campi da completare o correggere:',
  formOptional: (label) => `${label} (facoltativo)`,
  formChoose: 'Scegli…',
  formMissing: (label) => `Campo da compilare: ${label}.`,
  formTooLong: (label) => `${label}: al massimo 64\u00a0caratteri.`,

  billingAddress: 'Indirizzo di fatturazione in Brasile',
  customerLabels: {
    phone: 'Numero di telefono',
    'document.number': 'CPF o CNPJ',
    'billing_address.postal_code': 'Codice postale (CEP)',
    'billing_address.line1': 'Via e numero civico',
    'billing_address.line2': 'Appartamento, piano, quartiere',
    'billing_address.city': 'Città',
    'billing_address.state': 'Stato',
  },
  customerHints: {
    phone: 'Il numero associato al tuo wallet, per esempio 0812 3456 7890.',
    'document.number': 'CPF per i privati, CNPJ per le aziende. È richiesto per i pagamenti in Brasile.',
  },
  customerProblems: {
    'tax-id-length': 'Un CPF ha 11\u00a0cifre, un CNPJ 14\u00a0caratteri (lettere e cifre).',
    'tax-id': 'Questo CPF o CNPJ non è corretto. Controlla ogni carattere.',
    phone: 'Questo numero di telefono non è corretto. Controlla ogni cifra.',
    'phone-country': 'Inizia il numero con 08, oppure con + e il prefisso internazionale.',
    'postal-code': 'Un CEP ha 8\u00a0cifre, per esempio 01310-100.',
  },

  clabe: 'CLABE',
  clabeHint: '18\u00a0cifre. La trovi nell’app della tua banca.',
  refundPurpose: 'Un eventuale rimborso sarà accreditato su questo conto.',
  refundOf: (amount) => `Su questo conto sarà accreditato un rimborso di ${amount}.`,
  refundLabels: {
    account_holder_name: 'Intestatario del conto',
    bank_name: 'Banca',
    bank_branch_code: 'Filiale (agência)',
    account_type: 'Tipo di conto',
    account_number: 'Numero di conto',
  },
  refundHints: {
    bank_name: 'Il nome della banca o il suo codice di 3\u00a0cifre, per esempio Itaú o 341.',
    account_number: 'Con la cifra di controllo, per esempio 12345-6.',
  },
  accountTypes: {
    checking: 'Conto corrente',
    savings: 'Conto di risparmio',
  },
  refundProblems: {
    bank: 'Non conosciamo questa banca. Inserisci il suo codice di 3\u00a0cifre e il nome, per esempio 341 Itaú.',
    account: 'Inserisci cifre; l’ultimo carattere può essere anche una X.',
    'clabe-length': 'Una CLABE ha 18\u00a0cifre.',
    clabe: 'Questa CLABE non è corretta. Controlla ogni cifra.',
  },

  methodsLabel: 'Metodo di pagamento',
  methodsMissing: 'Scegli un metodo di pagamento.',
  methodsUnusable: 'Impossibile mostrare i metodi di pagamento. Ricarica la pagina.',
  methodNames: {
    directDebit: 'Addebito diretto',
    onlineBanking: 'Home banking',
    virtualAccount: 'Conto virtuale',
    convenienceStore: 'Contanti in negozio',
    sepaTransfer: 'Bonifico SEPA',
    wireTransfer: 'Bonifico internazionale',
    achTransfer: 'Bonifico ACH',
  },

  checkoutTitle: 'Come vuoi pagare?',
  linkTitle: 'Quale conto vuoi collegare?',
  payAmount: (amount) => `Paga ${amount}`,
  linkAccount: 'Collega il conto',
  paying: 'Un momento…',
  stepTitle: 'Il tuo pagamento',
  saveAccount: 'Salva questo conto per la prossima volta',
  recurring: (seller, price) =>
    `${seller || 'Il venditore'} può addebitarti ${price} finché non disdici l’abbonamento.`,
  linkingTerms: (seller) =>
    `In seguito, ${seller || 'il venditore'} potrà addebitare i pagamenti su questo conto. Ora non viene addebitato nulla.`,
  firstPayment: (amount) => `Il primo pagamento di ${amount} è in corso.`,
  priceChanged: (before, now) => `Il prezzo è passato da ${before} a ${now}.`,
  earlierOpen:
    'Hai già avviato un pagamento che può ancora andare a buon fine. Se hai già pagato, non pagare di nuovo.',
  goBack: 'Torna a quel pagamento',
  earlierPaid: 'Il tuo pagamento precedente è stato ricevuto. Non pagare di nuovo.',
  paidTwice:
    'Per questo ordine sono stati ricevuti due pagamenti. Contatta il venditore per farti rimborsare uno dei due.',
  noMethods: 'Al momento non è disponibile nessun metodo di pagamento. Contatta il venditore.',
  signedOut: 'La sessione è scaduta. Accedi di nuovo per pagare.',
  gone: 'Questo ordine non è più disponibile.',
  unusableCheckout: 'Impossibile mostrare questo ordine. Contatta il venditore.',
  orderChanged: 'Questo ordine è stato modificato. Controllalo prima di pagare.',
};
