import type { Strings } from './strings.js';

const cannotShow = 'Không thể hiển thị bước thanh toán này. Vui lòng chọn phương thức thanh toán khác.';
const noConnection = 'Không có kết nối mạng. Vui lòng kiểm tra rồi thử lại.';
const ourFault = 'Hệ thống đang gặp sự cố. Vui lòng thử lại sau ít phút.';

export const strings: Strings = {
  locale: 'vi',
  loading: 'Đang tải…',
  waiting: 'Đang chờ xác nhận…',
  retry: 'Thử lại',
  paymentComplete: 'Thanh toán thành công',
  paymentFailed: 'Thanh toán chưa hoàn tất',
  paymentExpired: 'Đã hết thời gian thanh toán',
  mandateComplete: 'Đã liên kết tài khoản',
  mandateExpired: 'Đã hết thời gian liên kết tài khoản',
  mandateFailed: 'Không thể liên kết tài khoản',

  errors: {
    'invalid-input': cannotShow,
    'unsupported-action': cannotShow,
    'not-configured': cannotShow,
    'unsafe-url': 'Bước thanh toán này dẫn đến một địa chỉ không an toàn. Vui lòng chọn phương thức thanh toán khác.',
    'qr-too-long': 'Mã này quá dài để tạo mã QR. Bạn hãy sao chép mã.',
    'image-failed': 'Không thể tải mã QR.',
    'load-failed': noConnection,
    network: noConnection,
    timeout: 'Quá thời gian chờ. Vui lòng thử lại.',
    'rate-limited': 'Có quá nhiều yêu cầu. Vui lòng chờ một lát rồi thử lại.',
    server: ourFault,
    'bad-response': ourFault,
    refused: 'Yêu cầu bị từ chối. Vui lòng quay lại và thử lại.',
    'otp-incorrect': 'Mã OTP không đúng. Vui lòng kiểm tra rồi thử lại.',
    'otp-expired': 'Mã OTP đã hết hạn. Vui lòng lấy mã mới.',
    'otp-attempts-exceeded':
      'Mã OTP bị nhập sai quá nhiều lần. Vui lòng làm lại từ đầu hoặc chọn phương thức thanh toán khác.',
  },

  checkPaid: 'Đã thanh toán, kiểm tra',
  checkLinked: 'Đã làm xong, kiểm tra',
  checking: 'Đang kiểm tra…',
  notYet: 'Chưa có xác nhận. Có thể mất ít phút.',
  stillChecking: 'Hiện chưa có phản hồi. Đang tiếp tục kiểm tra…',
  offline: 'Không có kết nối mạng. Sẽ tiếp tục khi có mạng trở lại.',
  late: 'Đã hết thời gian thanh toán. Nếu đã thanh toán, vui lòng không thanh toán lại. Có thể đến ngày làm việc tiếp theo mới có xác nhận.',

  resultAmount: 'Số tiền',
  resultReference: 'Mã tham chiếu',
  startAgain: 'Làm lại từ đầu',
  expiredHint: 'Vui lòng bắt đầu lại. Nếu đã thanh toán, vui lòng không thanh toán lại và liên hệ cửa hàng.',
  failedHint: 'Hãy làm lại từ đầu hoặc chọn phương thức thanh toán khác.',
  failures: {
    payment_declined: 'Ngân hàng của bạn không chấp nhận giao dịch. Hãy thử phương thức khác hoặc liên hệ ngân hàng.',
    declined_by_consumer: 'Bạn đã hủy yêu cầu.',
    insufficient_funds: 'Số dư tài khoản không đủ.',
    account_closed: 'Tài khoản đã đóng. Vui lòng chọn phương thức thanh toán khác.',
    processing_error: 'Không thể xử lý yêu cầu. Vui lòng thử lại sau ít phút.',
    otp_attempts_exceeded: 'Mã OTP bị nhập sai quá nhiều lần.',
  },

  redirectTo: (host) => `Tiếp tục đến ${host}`,
  redirectIn: (host, seconds) => `Bạn sẽ được chuyển đến ${host} sau ${seconds} giây.`,
  redirectStay: 'Ở lại trang này',
  openApp: 'Mở ứng dụng',
  openingApp: 'Đang mở ứng dụng…',
  leaving: (host) => `Đang chuyển đến ${host}…`,
  appMissing: 'Không mở được ứng dụng?',
  pageMissing: (host) => `Không mở được ${host}? Vui lòng thử lại.`,

  appHelp: 'Hãy kiểm tra xem ứng dụng đã được cài trên thiết bị này và cập nhật chưa, rồi thử lại.',
  inApp: (app) =>
    `Trình duyệt trong ứng dụng ${app} có thể không mở được ứng dụng khác. Hãy mở menu, chọn “Mở bằng trình duyệt” ` +
    'rồi thử lại.',
  inWechat:
    'Trang web trong WeChat không mở được ứng dụng khác. Hãy chạm vào “…” ở góc trên bên phải, chọn “Mở bằng trình ' +
    'duyệt” rồi thử lại.',
  inAnApp:
    'Trang này đang mở bên trong một ứng dụng nên có thể không mở được ứng dụng khác. Nếu menu có “Mở bằng trình ' +
    'duyệt”, hãy thử lại trong trình duyệt.',
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
    google: 'Google',
    x: 'X',
    snapchat: 'Snapchat',
    linkedin: 'LinkedIn',
    pinterest: 'Pinterest',
    zalo: 'Zalo',
  },
  pageHelp:
    'Trang web có thể đang chậm hoặc không mở được từ trang này. Hãy thử mở trong thẻ mới, hoặc sao chép liên kết ' +
    'vào trình duyệt.',
  newTab: 'Mở trong thẻ mới',
  link: 'liên kết',
  copyLink: 'Sao chép liên kết',
  scan: 'Để tiếp tục trên điện thoại, hãy quét mã này bằng camera.',
  scanLabel: 'Mã QR mở ứng dụng trên điện thoại',

  otpLabel: 'Mã OTP',
  otpHint: (length) => `Nhập mã OTP gồm ${length} chữ số đã được gửi cho bạn.`,
  otpAtOnce: 'Mã được kiểm tra ngay khi bạn nhập đủ.',
  otpIncomplete: 'Vui lòng nhập đủ các chữ số của mã.',
  otpSubmit: 'Xác nhận',
  otpSubmitting: 'Đang kiểm tra mã…',
  otpConfirming: 'Mã đúng. Đang chờ xác nhận…',
  otpDone: 'Đã xác nhận mã',
  otpResend: 'Gửi mã mới',
  otpResendIn: (seconds) => `Gửi mã mới (${seconds} giây)`,
  otpResending: 'Đang gửi mã mới…',
  otpResent: 'Mã mới đã được gửi.',
  otpResendFailed: 'Không thể gửi mã mới. Vui lòng thử lại.',

  copy: 'Sao chép',
  copyOf: (label) => `Sao chép: ${label}`,
  copied: (label) => `Đã sao chép: ${label}`,
  copySelected: (label) => `Không thể tự động sao chép. Đã chọn: ${label}. Hãy sao chép bằng menu hoặc bàn phím.`,
  copyFailed: (label) => `Không thể sao chép: ${label}. Bạn hãy tự chọn và sao chép.`,

  qrLabel: 'Mã QR thanh toán',
  qrHint: 'Quét mã này bằng ứng dụng thanh toán, hoặc sao chép rồi dán vào ứng dụng.',
  qrCopyHint: 'Sao chép mã này rồi dán vào ứng dụng thanh toán, hoặc quét mã từ màn hình khác.',
  qrCode: 'mã thanh toán',
  qrAmount: 'Số tiền',
  qrPayee: 'Người nhận',

  detailsLabel: 'Thông tin thanh toán',
  fields: {
    code: 'Số mã vạch',
    number: 'Số boleto',
    country: 'Quốc gia',
    currency: 'Loại tiền',
    bank_name: 'Ngân hàng',
    bank_code: 'Mã ngân hàng',
    bank_branch_name: 'Chi nhánh',
    bank_branch_code: 'Mã chi nhánh',
    account_holder_name: 'Chủ tài khoản',
    account_number: 'Số tài khoản',
    reference: 'Mã tham chiếu',
  },

  amount: 'Số tiền',
  payBy: 'Hạn thanh toán',
  barcode: 'Mã vạch',

  boletoTitle: 'Boleto',
  boletoLine: 'Linha digitável',
  boletoBank: 'Ngân hàng',
  boletoDue: 'Ngày đến hạn',

  transferTitle: 'Chuyển khoản ngân hàng',
  transferExactly: 'Chuyển đúng số tiền',
  transferCopyAll: 'Sao chép tất cả',
  transferAll: 'tất cả thông tin',
  transferFields: {
    clabe: 'CLABE',
    account_holder_name: 'Người thụ hưởng (beneficiario)',
    bank_name: 'Ngân hàng (banco)',
    reference: 'Mã tham chiếu (referencia)',
    concept: 'Nội dung chuyển khoản (concepto)',
  },

  voucherTitle: 'Phiếu thanh toán tiền mặt',
  voucherReference: 'Mã tham chiếu',
  voucherShow: 'Xuất trình tại quầy',
  voucherClose: 'Đóng',

  timeLeft: 'Thời gian còn lại',
  endingSoon: (left) => `Còn ${left} để thanh toán.`,
  expired: 'Đã hết thời gian thanh toán. Nếu đã thanh toán, vui lòng không thanh toán lại.',
  howToPay: 'Cách thanh toán',
  guides: {
    boleto_br: {
      steps: [
        'Mở ứng dụng hoặc trang web của ngân hàng và chọn thanh toán boleto.',
        'Dán linha digitável (dãy số thanh toán) hoặc quét mã vạch.',
        'Kiểm tra người nhận, số tiền rồi xác nhận.',
      ],
      after: 'Thanh toán được xác nhận sau 1 đến 3 ngày làm việc.',
    },
    banktransfer_mx: {
      steps: [
        'Trong ứng dụng ngân hàng, thêm tài khoản này làm người thụ hưởng mới.',
        'Chuyển đúng số tiền qua SPEI, kèm mã tham chiếu hoặc nội dung chuyển khoản đúng như hiển thị ở đây.',
        'Giữ biên lai (comprobante) đến khi thanh toán được xác nhận.',
      ],
      after: 'Tiền chuyển qua SPEI thường đến trong vài phút, vào bất kỳ giờ nào.',
    },
    cashvoucher_mx: {
      steps: [
        'Đến một cửa hàng có nhận khoản thanh toán này.',
        'Đưa mã vạch cho nhân viên quét hoặc đọc mã tham chiếu.',
        'Trả bằng tiền mặt và giữ lại biên lai.',
      ],
      after: 'Thanh toán thường được xác nhận trong vài giờ.',
    },
  },
  print: 'In',
  savePng: 'Lưu PNG',
  saveSvg: 'Lưu SVG',
  saved: (file) => `Đã lưu: ${file}`,
  saveFailed: 'Không thể lưu.',
  share: 'Chia sẻ',
  shareFailed: 'Không thể chia sẻ.',
  addToCalendar: 'Thêm vào lịch',
  warnings: {
    'invalid-code': 'Một phần của mã này có vẻ không đúng. Vui lòng hỏi cửa hàng trước khi thanh toán.',
    'conflicting-codes': 'Hai mã trên phiếu này khác nhau. Vui lòng hỏi cửa hàng trước khi thanh toán.',
    'amount-mismatch': 'Mã này yêu cầu một số tiền khác. Vui lòng hỏi cửa hàng trước khi thanh toán.',
    'bank-mismatch': 'Tài khoản này không thuộc ngân hàng được ghi. Vui lòng hỏi cửa hàng trước khi thanh toán.',
    'hidden-characters': 'Mã này có ký tự ẩn. Vui lòng hỏi cửa hàng trước khi thanh toán.',
  },

  walletLabel: 'Tài khoản đã liên kết',
  walletReferences: { email: 'Email', phone: 'Số điện thoại', card: 'Thẻ', account: 'Tài khoản' },
  walletName: 'Tên',
  walletBalance: 'Số dư',
  walletUnusable: 'Không thể hiển thị thông tin tài khoản.',

  formSummary: 'Một số mục còn thiếu hoặc chưa đúng:',
  formOptional: (label) => `${label} (không bắt buộc)`,
  formChoose: 'Chọn…',
  formMissing: (label) => `Vui lòng điền mục “${label}”.`,
  formTooLong: (label) => `${label}: tối đa 64 ký tự.`,

  billingAddress: 'Địa chỉ thanh toán tại Brazil',
  customerLabels: {
    phone: 'Số điện thoại',
    'document.number': 'CPF hoặc CNPJ',
    'billing_address.postal_code': 'Mã bưu chính (CEP)',
    'billing_address.line1': 'Số nhà và tên đường',
    'billing_address.line2': 'Căn hộ, tầng, khu phố',
    'billing_address.city': 'Thành phố',
    'billing_address.state': 'Bang',
  },
  customerHints: {
    phone: 'Số điện thoại đăng ký ví của bạn, ví dụ 0812 3456 7890.',
    'document.number': 'Mã số thuế của cá nhân (CPF) hoặc công ty (CNPJ).',
  },
  customerProblems: {
    'tax-id-length': 'CPF có 11 chữ số, CNPJ có 14 ký tự (chữ cái và chữ số).',
    'tax-id': 'CPF hoặc CNPJ này không đúng. Vui lòng kiểm tra từng ký tự.',
    phone: 'Số điện thoại này không đúng. Vui lòng kiểm tra từng chữ số.',
    'phone-country': 'Hãy nhập số điện thoại bắt đầu bằng 08, hoặc bằng + và mã quốc gia.',
    'postal-code': 'CEP có 8 chữ số, ví dụ 01310-100.',
  },

  clabe: 'CLABE',
  clabeHint: '18 chữ số, có trong ứng dụng ngân hàng của bạn.',
  refundLabels: {
    account_holder_name: 'Chủ tài khoản',
    bank_code: 'Mã ngân hàng',
    bank_name: 'Ngân hàng',
    bank_branch_code: 'Chi nhánh (agência)',
    account_type: 'Loại tài khoản',
    account_number: 'Số tài khoản',
  },
  refundHints: {
    bank_code: '3 chữ số, ví dụ 341.',
    account_number: 'Kèm số kiểm tra, ví dụ 12345-6.',
  },
  accountTypes: {
    checking: 'Tài khoản thanh toán',
    savings: 'Tài khoản tiết kiệm',
  },
  refundProblems: {
    'bank-code': 'Mã ngân hàng có 3 chữ số.',
    account: 'Vui lòng nhập chữ số; ký tự cuối có thể là X.',
    'clabe-length': 'CLABE có 18 chữ số.',
    clabe: 'CLABE này không đúng. Vui lòng kiểm tra từng chữ số.',
  },
};
